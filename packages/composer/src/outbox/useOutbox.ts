import { isMailroomError, type ErrorKind } from '@mailroom/core'
import { useDraftActions, useErrorText, useLive, useSending, useStableCallback } from '@mailroom/react'
import { useEffect, useState } from 'react'
import type { Outbox, OutboxMail } from './Outbox'

/** What trying again does not change: the writer has to see to it. */
const lasting: readonly ErrorKind[] = [
  'invalid',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'overQuota',
]

/** A connection that nobody tells about is tried this often, in ms. */
const retryMs = 30_000

const none: readonly OutboxMail[] = []

/**
 * What waits in an outbox, and lets it leave whenever there is a connection: at the start, when the browser or the live
 * news say that it is back, and every half minute. Of several windows one does it.
 *
 * @param onSent a mail has left; `unknown` is what the mail system says when its words are missing
 * @source CO-21
 */
export function useOutbox(
  outbox: Outbox | undefined,
  { onSent, unknown }: { onSent: (mail: OutboxMail) => void; unknown: string },
) {
  const sending = useSending()
  const { schedule } = useDraftActions()
  const live = useLive()
  const errorText = useErrorText()
  const [mails, setMails] = useState(none)

  const leave = async ({ content, draftId, leavesAt }: OutboxMail) => {
    if (leavesAt !== undefined && leavesAt > Date.now() && schedule)
      await schedule(content, leavesAt, draftId)
    else await sending.send(content, draftId)
  }
  /** @returns false when the others need not be tried now */
  const attempt = async (from: Outbox, mail: OutboxMail): Promise<boolean> => {
    try {
      await leave(mail)
    } catch (error) {
      if (!isMailroomError(error) || !lasting.includes(error.kind)) return false
      await from.put({ ...mail, refusal: errorText(error) ?? unknown })
      return true
    }
    await from.remove(mail.draftId)
    onSent(mail)
    return true
  }
  const flush = useStableCallback(async () => {
    if (!outbox || live === 'offline' || !navigator.onLine) return
    await outbox.alone(async () => {
      // Read under the lock: another window may have sent some of it.
      for (const mail of await outbox.mails()) {
        if (mail.refusal === undefined && !(await attempt(outbox, mail))) return
      }
    })
  })

  useEffect(() => {
    if (!outbox) return
    let isCurrent = true
    const read = () =>
      outbox.mails().then(
        (found) => isCurrent && setMails(found),
        // A browser that keeps nothing has nothing to send.
        () => undefined,
      )
    void read()
    const stop = outbox.onChange(() => void read())
    return () => {
      isCurrent = false
      stop()
    }
  }, [outbox])

  const isWaiting = mails.some(({ refusal }) => refusal === undefined)
  useEffect(() => {
    if (!isWaiting) return
    const tryAgain = () => void flush().catch(() => undefined)
    tryAgain()
    const timer = setInterval(tryAgain, retryMs)
    addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryAgain)
    }
  }, [isWaiting, live, flush])

  return {
    mails,
    /** Tries at once, also what was refused. */
    async tryNow() {
      for (const { refusal, ...mail } of mails) if (refusal !== undefined) await outbox?.put(mail)
      await flush().catch(() => undefined)
    },
  }
}
