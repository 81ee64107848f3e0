// The page's icons, in SVG so that they take the colour of the text beside them. They are hidden from screen readers: the
// control around an icon has the accessible name.

const PATHS = {
  hash: "M10 3 8 21M16 3l-2 18M4 9h17M3 15h17",
  thread: "M4 5h16v11H10l-4 4v-4H4z",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.4M18 14.4c2.2.8 3.5 2.8 3.5 5.6",
  role: "M12 3l8 3v5c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V6zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M8.5 16.5c.5-2 1.8-3 3.5-3s3 1 3.5 3",
  send: "M4 12 3 4l18 8-18 8 1-8zm0 0h8",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  warning: "M12 3 2 20h20zM12 10v4M12 17v.5",
  check: "M5 12.5 10 17 19 7",
  open: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2M9 13v1.5M15 13v1.5M2.5 12v4M21.5 12v4",
  spark: "M12 3l2 6.5L21 12l-7 2.5L12 21l-2-6.5L3 12l7-2.5z",
  reply: "M4 16v-3a4 4 0 0 1 4-4h12",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  system: "M3 5h18v11H3zM9 20h6M12 16v4",
  apps: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z",
  right: "M9 6l6 6-6 6",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  plus: "M12 5v14M5 12h14",
};

const SVG = "http://www.w3.org/2000/svg";

/** The icon with this name, as high as the text around it unless styled otherwise. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", class: `icon icon-${name}`, fill: "none", stroke: "currentColor",
    "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
