import type { ReactNode } from 'react'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'

export interface ListHeaderProps {
  t: SayList
  name: string
  unreadCount: number
  leading: ReactNode
}

/** The folder's name and how much of it is unread. */
export function ListHeader({ t, name, unreadCount, leading }: ListHeaderProps) {
  return (
    <header className={styles.header}>
      {leading}
      <h2 className={styles.title}>{name}</h2>
      {unreadCount > 0 && <span className={styles.unread}>{t('unreadCount', { count: unreadCount })}</span>}
    </header>
  )
}
