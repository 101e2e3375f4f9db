import type { MessageQuery } from '@mailroom/core'
import { useErrorText } from '../errors/useErrorText'
import { useFolder } from '../folders/useFolders'
import { useMessageActions } from '../messages/useMessageActions'
import { useMessageList } from '../messages/useMessageList'

/** The smallest mailbox that can be looked at and acted on. */
export function Inbox({ query = {} }: { query?: Partial<MessageQuery> }) {
  const folder = query.folder ?? 'INBOX'
  const { page, isPrevious, error, refresh } = useMessageList({ offset: 0, limit: 10, ...query, folder })
  const errorText = useErrorText()
  const { setState, move, remove } = useMessageActions()
  const rows = page?.messages ?? []
  const selection = { folder, uids: rows.slice(0, 3).map(({ ref }) => ref.uid) }
  const everything = { folder, uids: rows.map(({ ref }) => ref.uid) }
  return (
    <section aria-label="inbox">
      <ul aria-label="rows" aria-busy={isPrevious}>
        {rows.map(({ ref, subject, state }) => (
          <li key={ref.uid}>
            {state.isRead ? 'read' : 'unread'} {state.flag ?? 'plain'} {subject}
          </li>
        ))}
      </ul>
      <output aria-label="total">{page?.totalCount}</output>
      <FolderCounts id={folder} />
      <FolderCounts id="Trash" />
      <p aria-label="problem">{error === undefined ? '' : errorText(error)}</p>
      <button onClick={() => void refresh()}>refresh</button>
      <button onClick={() => void setState(selection, { isRead: true })}>mark three</button>
      <button onClick={() => void setState(everything, { isRead: true })}>mark all</button>
      <button onClick={() => void setState(selection, { flag: 'green' })}>flag three</button>
      <button onClick={() => void move(selection, 'Archive')}>archive three</button>
      <button onClick={() => void remove(selection)}>delete three</button>
    </section>
  )
}

function FolderCounts({ id }: { id: string }) {
  const folder = useFolder(id)
  return <output aria-label={`${id} counts`}>{folder && `${folder.unreadCount}/${folder.totalCount}`}</output>
}
