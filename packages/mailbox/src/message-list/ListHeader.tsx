import type { FolderId } from '@mailroom/core'
import type { ReactNode } from 'react'
import { AfterFirst } from './AfterFirst'
import { UnreadActs } from './lazyMenus'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'
import type { ListCommands } from './useListCommands'
import type { ListQuery } from './useListQuery'

export interface ListHeaderProps {
  t: SayList
  name: string
  folder: FolderId
  unreadCount: number
  choices: ListQuery
  matching: ListCommands['matching']
  leading: ReactNode
  trailing: ReactNode
}

/** The folder's name and how much of it is unread, with a way to see that alone, and to be done with it. @source ML-01 */
export function ListHeader(props: ListHeaderProps) {
  const { t, name, unreadCount, leading, trailing } = props
  const count = <span className={styles.unread}>{t('unreadCount', { count: unreadCount })}</span>
  return (
    <header className={styles.header}>
      {leading && <span className={styles.leading}>{leading}</span>}
      <h2 className={styles.title}>{name}</h2>
      {unreadCount > 0 && (
        <AfterFirst before={count}>
          <UnreadActs {...props} />
        </AfterFirst>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </header>
  )
}
