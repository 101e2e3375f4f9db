/**
 * The page to show when rows have gone away under the reader: the one asked for, or the last that still has rows.
 *
 * @param page  counted from 1
 * @param total rows over all pages
 * @param size  rows of a page
 * @source ML-14
 */
export function stepBack(page: number, total: number, size: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / size)))
}
