import { isMailroomError, type DraftContent } from '@mailroom/core'
import { useErrorText, useStableCallback } from '@mailroom/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { secrecyRefusal } from '../secrecy/secrecyRefusal'
import type { SendFault } from './checkDraft'
import type { SendOutcome } from './ComposerHandle'

/** Why a mail was not sent, in words, and the field that is to blame. */
export interface ShownFault {
  readonly text: string
  readonly fault?: SendFault
}

interface SendOptions {
  readonly t: SayComposer
  /** What is in the way. */
  readonly check: () => ShownFault | undefined
  readonly content: () => DraftContent | undefined
  /** Asks the writer where there is a reason to; false when they go on writing. */
  readonly mayLeave: () => Promise<boolean>
  /** Files or the editor are on their way, as it was drawn last and as it is now. The mail waits for them. */
  readonly isIncomplete: boolean
  readonly isComing: () => boolean
  /** Nothing may be saved while it is being sent. */
  readonly pause: () => Promise<void>
  readonly resume: () => void
  /** False when it was called back. Tells at once that the mail system has it, while it may still be called back. */
  readonly handOver: (content: DraftContent, onTaken: () => void) => Promise<boolean>
  /** Keeps it to be sent later; false when it cannot be, or when waiting would not help. */
  readonly queue: (content: DraftContent, error: unknown) => Promise<boolean>
  /** Puts the cursor where the fault is. */
  readonly onFault: (fault: SendFault) => void
}

/** Sends a mail, once however often it is asked for, and not before its files and its text are there. @source CO-11, AT-01 */
export function useSend(options: SendOptions) {
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [isAwaiting, setAwaiting] = useState(false)
  const [fault, setFault] = useState<ShownFault>()
  // Stays set once the mail has left: whoever mounted the composer decides when it goes away.
  const isBusy = useRef(false)

  const tellFault = useStableCallback(options.onFault)
  // Fields take no focus while the mail is being sent.
  useEffect(() => {
    if (fault?.fault && !isSending) tellFault(fault.fault)
  }, [fault, isSending, tellFault])

  /** Why it was not sent, in words. */
  const faultFrom = (error: unknown, isSealed: boolean): ShownFault => {
    const refused = faultOf(error, isSealed)
    if (refused) return { text: options.t(refused), fault: refused }
    const reason = secrecyRefusal(error, options.t) ?? errorText(error)
    const what = options.t('sendFailed')
    return { text: reason === undefined ? what : options.t('failedBecause', { what, reason }) }
  }
  const leave = async (whole: DraftContent, onTaken: () => void): Promise<SendOutcome> => {
    try {
      if (!(await options.mayLeave())) {
        isBusy.current = false
        return { kind: 'kept' }
      }
      setSending(true)
      await options.pause()
      if (await options.handOver(whole, onTaken)) return { kind: 'sent' }
      isBusy.current = false
      options.resume()
      return { kind: 'kept' }
    } catch (error) {
      if (await options.queue(whole, error)) return { kind: 'queued' }
      isBusy.current = false
      options.resume()
      const found = faultFrom(error, whole.seal !== undefined)
      setFault(found)
      return { kind: 'failed', reason: found.text }
    } finally {
      setSending(false)
    }
  }
  const send = (): Promise<SendOutcome> => {
    const kept = Promise.resolve<SendOutcome>({ kind: 'kept' })
    if (isBusy.current) return kept
    const found = options.check()
    const isComing = found === undefined && options.isComing()
    setAwaiting(isComing)
    setFault(found)
    if (found) return Promise.resolve({ kind: 'failed', reason: found.text })
    if (isComing) return Promise.resolve({ kind: 'awaitsFiles' })
    const whole = options.content()
    if (!whole) return kept
    isBusy.current = true
    return new Promise((resolve) => {
      void leave(whole, () => resolve({ kind: 'sent' })).then(resolve)
    })
  }

  const sendNow = useStableCallback(() => void send())
  const { isIncomplete } = options
  useEffect(() => {
    if (isAwaiting && !isIncomplete) sendNow()
  }, [isAwaiting, isIncomplete, sendNow])

  return {
    send,
    isSending,
    /** It was asked for and waits for files or the editor. */
    isAwaiting,
    /** It is sent when it is asked for again. */
    takeBack: () => setAwaiting(false),
    fault,
    setFault,
    clearFault: useCallback(() => setFault(undefined), []),
  }
}

/** The field that the mail system complains about, when the writer can mend it. */
function faultOf(error: unknown, isSealed: boolean): SendFault | undefined {
  if (!isMailroomError(error) || error.kind !== 'invalid') return undefined
  const fields = error.details.fields ?? {}
  if (fields.burn_limit) return 'burnLimit'
  if (fields.burn_day) return 'burnDay'
  if (fields.password) return 'mailPassword'
  if (fields.to || fields.cc || fields.bcc) return isSealed ? 'sealedOutside' : 'invalidReceiver'
  if (fields.is_save_sent) return 'copyAlways'
  if (fields.is_partsend) return 'separateRefused'
  if (fields.subject) return 'missingSubject'
  return fields.content ? 'missingContent' : undefined
}
