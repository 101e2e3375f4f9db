import { isMailroomError, type DraftContent } from '@mailroom/core'
import { useErrorText, useStableCallback } from '@mailroom/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { secrecyRefusal } from '../secrecy/secrecyRefusal'
import type { SendFault } from './checkDraft'

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
  /** Files are on their way, as it was drawn last and as it is now. The mail waits for them. */
  readonly isUploading: boolean
  readonly areFilesComing: () => boolean
  /** Nothing may be saved while it is being sent. */
  readonly pause: () => Promise<void>
  readonly resume: () => void
  /** False when it was called back. */
  readonly handOver: (content: DraftContent) => Promise<boolean>
  /** Puts the cursor where the fault is. */
  readonly onFault: (fault: SendFault) => void
}

/** Sends a mail, once however often it is asked for, and not before its files are there. @source CO-11, AT-01 */
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
  const complain = (found: SendFault) => setFault({ text: options.t(found), fault: found })

  const send = async () => {
    if (isBusy.current) return
    const found = options.check()
    const isComing = found === undefined && options.areFilesComing()
    setAwaiting(isComing)
    if (found) return setFault(found)
    if (isComing) return setFault(undefined)
    const whole = options.content()
    if (!whole) return
    isBusy.current = true
    setFault(undefined)
    try {
      if (!(await options.mayLeave())) {
        isBusy.current = false
        return
      }
      setSending(true)
      await options.pause()
      if (await options.handOver(whole)) return
      isBusy.current = false
      options.resume()
    } catch (error) {
      isBusy.current = false
      options.resume()
      const refused = faultOf(error, whole.seal !== undefined)
      if (refused) complain(refused)
      else {
        const reason = secrecyRefusal(error, options.t) ?? errorText(error)
        const what = options.t('sendFailed')
        setFault({ text: reason === undefined ? what : options.t('failedBecause', { what, reason }) })
      }
    } finally {
      setSending(false)
    }
  }

  const sendNow = useStableCallback(() => void send())
  const { isUploading } = options
  useEffect(() => {
    if (isAwaiting && !isUploading) sendNow()
  }, [isAwaiting, isUploading, sendNow])

  return {
    send,
    isSending,
    /** It was asked for and waits for files. */
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
