// Snowflakes: decimal strings that grow with time. They exceed JavaScript's safe integers, so they are compared as strings.

/** Whether `a` is newer than `b`. Ids that this page made up (`local-…`) are newer than all others. */
export function isNewer(a, b) {
  const [aLocal, bLocal] = [a.startsWith("local-"), b.startsWith("local-")];
  if (aLocal !== bLocal) return aLocal;
  return a.length === b.length ? a > b : a.length > b.length;
}
