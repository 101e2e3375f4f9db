import type { ReactNode } from 'react'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'

export interface ListHeaderProps {
  t: SayList
  name: string
  unreadCount: number
  leading: ReactNode
  trailing: ReactNode
}

/** The folder's name and how much of it is unread. */
export function ListHeader({ t, name, unreadCount, leading, trailing }: ListHeaderProps) {
  return (
    <header className={styles.header}>
      {leading && <span className={styles.leading}>{leading}</span>}
      <h2 className={styles.title}>{name}</h2>
      {unreadCount > 0 && <span className={styles.unread}>{t('unreadCount', { count: unreadCount })}</span>}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </header>
  )
}
