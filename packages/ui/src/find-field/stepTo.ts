/** Lines that a page key goes on by. */
const pageLines = 8

/**
 * Where a key leads among lines that are chosen from a field above them, which turn around at their ends.
 *
 * @param from place of the line that is chosen now
 * @returns    undefined for keys that lead nowhere
 */
export function stepTo(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from - 1 + count) % count
  if (key === 'PageDown') return Math.min(from + pageLines, count - 1)
  if (key === 'PageUp') return Math.max(from - pageLines, 0)
  return undefined
}
