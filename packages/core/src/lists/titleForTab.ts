/** Characters of a subject that a tab shows. @source ML-23 */
const tabTitleLength = 6

let segmenter: Intl.Segmenter | undefined

/**
 * A subject cut for a tab: six characters as people count them, then an ellipsis. An emoji family or a letter with
 * its accents is one character and is never cut in two.
 *
 * @source ML-23
 */
export function titleForTab(subject: string): string {
  const text = subject.replace(/\s+/g, ' ').trim()
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === tabTitleLength) return `${text.slice(0, index).trimEnd()}…`
    count += 1
  }
  return text
}
