import { useStrings } from '@mailroom/react'
import { classNames, IconButton, MailOpenIcon } from '@mailroom/ui'
import { readingStrings } from '../reading/readingStrings'
import { useRights } from '../rights/useRights'
import type { ListHeaderProps } from './ListHeader'
import * as list from './MessageList.css'
import * as styles from './UnreadActs.css'

/** How much is unread, as the way to see that alone and back; and a button that marks all of it as read. @source ML-01 */
export function UnreadActs({ t, folder, unreadCount: count, choices, matching }: ListHeaderProps) {
  const { t: sayReading } = useStrings(readingStrings)
  const { mayChange } = useRights()
  const isUnreadOnly = choices.query.filter?.kind === 'unseen'
  return (
    <>
      <button
        type="button"
        className={classNames(list.unread, styles.toggle)}
        aria-pressed={isUnreadOnly}
        onClick={() => choices.setFilter(isUnreadOnly ? undefined : { kind: 'unseen' })}
      >
        {t('unreadCount', { count })}
      </button>
      {matching.canAct && mayChange && (
        <IconButton
          size="small"
          label={sayReading('allRead')}
          icon={<MailOpenIcon />}
          onClick={() =>
            void matching.act(
              { folder, count, filter: { kind: 'unseen' } },
              { kind: 'mark', change: { isRead: true } },
            )
          }
        />
      )}
    </>
  )
}
