// Ids as the platform makes them: decimal texts that grow with time. They exceed JavaScript's whole numbers, so they are compared as texts.

/** Whether `a` was made after `b`. Ids that this page made up for itself (`local-…`) come last, in their order. */
export function isNewer(a, b) {
  const [aLocal, bLocal] = [a.startsWith("local-"), b.startsWith("local-")];
  if (aLocal !== bLocal) return aLocal;
  return a.length === b.length ? a > b : a.length > b.length;
}
