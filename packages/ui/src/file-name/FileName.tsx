import { classNames } from '../classNames'
import * as styles from './FileName.css'

export interface FileNameProps {
  name: string
  className?: string
}

/** Letters at the end that stay in sight: the extension and what stands before it. */
const tailLength = 9

/** A file name that is cut in the middle, so that the extension can always be read. Nothing in it turns text around it. */
export function FileName({ name, className }: FileNameProps) {
  const letters = Array.from(name)
  const split = letters.length > tailLength * 2 ? letters.length - tailLength : letters.length
  return (
    <bdi className={classNames(styles.name, className)}>
      <span className={styles.head}>{letters.slice(0, split).join('')}</span>
      {split < letters.length && <span className={styles.tail}>{letters.slice(split).join('')}</span>}
    </bdi>
  )
}
