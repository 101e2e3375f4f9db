/** What stands between the end of a title and its beginning. */
const gap = ' · '

/**
 * A title that has turned by so many characters: what went off at the start comes again behind the end. It never begins
 * with a space, which browsers would cut off.
 *
 * @source SH-11
 */
export function turnedTitle(title: string, steps: number): string {
  const letters = Array.from(title + gap)
  const start = steps % letters.length
  return [...letters.slice(start), ...letters.slice(0, start)].join('').trim()
}
