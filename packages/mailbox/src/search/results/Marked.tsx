import { findMarks } from '@mailroom/core'
import { Fragment, type ReactNode } from 'react'
import * as styles from './SearchResults.css'

/** A text with the words that were looked for marked in it: pieces of text, never markup. @source SH-08 */
export function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  const marks = findMarks(text, words)
  if (marks.length === 0) return text
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(index === 0 ? 0 : marks[index - 1]![1], start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)![1])}
    </>
  )
}
