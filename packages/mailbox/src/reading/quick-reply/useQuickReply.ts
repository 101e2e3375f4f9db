import { htmlOfText, useJournalNotes } from '@mailroom/composer'
import { answerRecipients, messageKey, replySubject, type Message } from '@mailroom/core'
import { useErrorText, useLocale, useParser, useSending, useSession, useTranslation } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReplyDesk } from './ReplyDesk'

/** How far a quick reply is. `empty`: it was to be sent without words. */
export type ReplyProgress =
  | { readonly kind: 'writing' | 'empty' | 'sending' }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * A quick reply: what is written, kept on the desk and in the journal until it has left, and its sending.
 *
 * @source RD-09, CO-10
 */
export function useQuickReply(message: Message, desk: ReplyDesk, onSent: () => void) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const { locale } = useLocale()
  const { show } = useToasts()
  const errorText = useErrorText()
  const sending = useSending()
  const isParserReady = useParser()
  const key = messageKey(message.ref)
  const [{ text, draftId }, setReply] = useState(
    () => desk.kept.get(key) ?? { text: '', draftId: sending.newDraftId() },
  )
  const [progress, setProgress] = useState<ReplyProgress>({ kind: 'writing' })
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const { noteSoon, forget } = useJournalNotes(desk.journal, draftId, () => {
    if (!isParserReady || !desk.kept.has(key)) return undefined
    const own = session?.user.senders ?? []
    const fields = {
      from: own[0],
      ...answerRecipients(message, 'reply', own),
      bcc: [],
      subject: replySubject(message.subject, locale),
      attachments: [],
      origin: { ref: message.ref, kind: 'reply' as const },
    }
    return { fields, html: htmlOfText(text) }
  })

  const drop = () => {
    desk.kept.delete(key)
    void forget()
  }
  const change = (now: string) => {
    setReply({ text: now, draftId })
    setProgress({ kind: 'writing' })
    if (now.trim() === '') return drop()
    desk.kept.set(key, { text: now, draftId })
    noteSoon()
  }
  const send = async () => {
    if (progress.kind === 'sending' || !isParserReady) return
    if (text.trim() === '') return setProgress({ kind: 'empty' })
    setProgress({ kind: 'sending' })
    try {
      await sending.quickReply(message.ref, htmlOfText(text), draftId)
      drop()
      if (isShown.current) onSent()
      else show({ message: t('quickReplySent') })
    } catch (error) {
      setProgress({ kind: 'failed', error })
      // Its place is gone from the screen: the word comes to wherever the reader is now.
      if (!isShown.current)
        show({ tone: 'danger', message: t('quickReplyFailed', { reason: errorText(error) ?? '' }) })
    }
  }
  return {
    text,
    progress,
    change,
    send,
    /** The text, which goes on elsewhere: nothing of it stays here. */
    takeAway() {
      drop()
      return text
    },
  }
}
