import { Avatar, UsersIcon } from '@mailroom/ui'
import * as styles from './PersonMark.css'
import { shownName, type PersonLine } from './PersonLine'

export interface PersonMarkProps {
  line: PersonLine
  size: 24 | 32
}

/** Stands before somebody's name: a disc of their own colour; for several people behind one address the sign of people. */
export function PersonMark({ line, size }: PersonMarkProps) {
  if (!line.isList) return <Avatar name={shownName(line)} colorKey={line.address} size={size} />
  return (
    <span className={styles.list} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      <UsersIcon />
    </span>
  )
}
