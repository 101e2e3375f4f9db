const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
const cancel = globalThis.cancelIdleCallback ?? clearTimeout

/** Calls when nothing else is to be done. @returns what takes the plan back */
export function whenIdle(call: () => void): () => void {
  const handle = later(call)
  return () => cancel(handle)
}
