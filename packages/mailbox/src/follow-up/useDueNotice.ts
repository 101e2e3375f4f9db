import type { MessageSummary } from '@mailroom/core'
import { useStableCallback, type StringKey, type Translate } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useEffect, useRef } from 'react'
import type en from './strings/en'

/**
 * Says once of each reminder that it is due. What comes due while the page is open stays until it is closed.
 *
 * @param mails those with a reminder; undefined until they are known
 */
export function useDueNotice(
  mails: readonly MessageSummary[] | undefined,
  t: Translate<StringKey<typeof en>>,
  onOpen: (message: MessageSummary) => void,
  onShowAll: () => void,
): void {
  const toasts = useToasts()
  const told = useRef<Set<string>>(undefined)
  const tell = useStableCallback((due: readonly MessageSummary[], isNews: boolean) => {
    const [only] = due.length === 1 ? due : []
    toasts.show({
      key: 'follow-ups',
      message: only
        ? t('dueOne', { subject: only.subject || t('noSubject') })
        : t('dueMany', { count: due.length }),
      action: only
        ? { label: t('open'), onAction: () => onOpen(only) }
        : { label: t('show'), onAction: onShowAll },
      ...(isNews && { durationMs: Infinity }),
    })
  })
  useEffect(() => {
    if (!mails) return
    const due = mails.filter(({ state }) => state.followUp?.isDue)
    const isNews = told.current !== undefined
    const known = (told.current ??= new Set())
    const fresh = due.map(nameOf).filter((name) => !known.has(name))
    for (const name of fresh) known.add(name)
    if (fresh.length > 0) tell(due, isNews)
  }, [mails, tell])
}

/** The same wherever the mail is moved. */
const nameOf = ({ from, receivedAt, state }: MessageSummary): string =>
  `${from.address} ${receivedAt} ${state.followUp?.at}`
