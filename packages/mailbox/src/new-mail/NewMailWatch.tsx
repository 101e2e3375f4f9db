import type { FolderRole, MessageSummary } from '@mailroom/core'
import { useFolders, useLiveEvent, useNavigation, useStableCallback, useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { playChime } from './chime'
import type { NewMailAlerts } from './NewMailAlerts'
import { NewMailCard } from './NewMailCard'
import { NewMails } from './NewMails'
import { newMailStrings } from './newMailStrings'
import { notifyOfMail } from './notifyOfMail'
import { useSeen } from './useSeen'

export interface NewMailWatchProps {
  /** @default neither */
  alerts?: NewMailAlerts
  /** How many mails have come that were neither opened nor seen. Keep it the same. */
  onCount?: (count: number) => void
}

/** What comes into these is not news to its reader. */
const quietRoles: readonly (FolderRole | undefined)[] = ['sent', 'drafts', 'trash', 'spam', 'snoozed']

/**
 * Announces mail as it comes: a toast with the way to it, and by the reader's wish a notification and a sound. Shows
 * nothing else itself. It belongs beside the mailbox.
 *
 * @public
 * @source SH-09, SH-11, SH-17
 */
export function NewMailWatch({ alerts, onCount }: NewMailWatchProps) {
  const { t } = useStrings(newMailStrings)
  const [news] = useState(() => new NewMails())
  const { mails } = useSyncExternalStore(news.subscribe, news.read)
  const { folders } = useFolders()
  const { destination, navigate } = useNavigation()
  const count = mails.length

  const open = useStableCallback((mail: MessageSummary) => {
    news.remove(mail.ref)
    navigate({ kind: 'message', ref: mail.ref })
  })
  useLiveEvent((event) => {
    if (event.kind !== 'messageArrived' || event.message.state.isRead) return
    const { message } = event
    const folder = folders?.find(({ id }) => id === message.ref.folder)
    if (quietRoles.includes(folder?.role)) return
    news.add(message)
    if (alerts?.sound) playChime()
    if (alerts?.notify) {
      const title = t('newMailFrom', { name: message.from.name || message.from.address })
      notifyOfMail(message, { title, noSubject: t('noSubject') }, () => open(message))
    }
  })

  // What was opened by another way is no news either.
  const opened = destination.kind === 'message' ? destination.ref : undefined
  useEffect(() => {
    if (opened) news.remove(opened)
  }, [news, opened])
  useEffect(() => onCount?.(count), [onCount, count])

  const hold = useSeen(news)
  useNewMailToast(news, count > 0, open, hold)
  return null
}

/** One toast for all of them, from the first that comes until none is left. */
function useNewMailToast(
  news: NewMails,
  isShown: boolean,
  onOpen: (mail: MessageSummary) => void,
  onHold: (isHeld: boolean) => void,
): void {
  const toasts = useToasts()
  useEffect(() => {
    if (!isShown) return undefined
    const id = toasts.show({
      key: 'new-mail',
      message: <NewMailCard news={news} onOpen={onOpen} onHold={onHold} />,
      durationMs: Infinity,
      onClose: () => news.clear(),
    })
    return () => toasts.dismiss(id)
  }, [toasts, news, isShown, onOpen, onHold])
}
