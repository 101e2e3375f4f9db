/**
 * Calls once what was drawn just now has been painted, so that nothing else is asked for before it. In a page that nobody
 * sees, where nothing is painted, a little later.
 *
 * @returns what takes the plan back
 */
export function afterPaint(call: () => void): () => void {
  let timer = setTimeout(call, 250)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
