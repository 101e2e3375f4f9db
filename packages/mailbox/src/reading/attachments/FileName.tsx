import * as styles from './AttachmentList.css'

/** Letters at the end that stay in sight: the extension and what stands before it. */
const TAIL = 9

/** A file name that is cut in the middle, so that the extension can always be read. */
export function FileName({ name }: { name: string }) {
  const letters = Array.from(name)
  const split = letters.length > TAIL * 2 ? letters.length - TAIL : letters.length
  return (
    <bdi className={styles.name}>
      <span className={styles.nameHead}>{letters.slice(0, split).join('')}</span>
      {split < letters.length && <span className={styles.nameTail}>{letters.slice(split).join('')}</span>}
    </bdi>
  )
}
