import type { SavedDraft, SendResult } from '@mailroom/core'
import { useKeepBeforeLock, useSendingRules } from '@mailroom/react'
import { isComing } from '@mailroom/files'
import type { SayComposer } from '../composeStrings'
import type { DraftJournal } from '../journal/DraftJournal'
import { shownSecrecyFault } from '../secrecy/secrecyRefusal'
import { sendFault, type SendFault } from './checkDraft'
import { useQueueing } from '../outbox/useQueueing'
import { fieldsToKeep, type ComposeSeed } from './draftFields'
import { useCloseQuestion } from './useCloseQuestion'
import { useDraftKeeping } from './useDraftKeeping'
import { useHandOver } from './useHandOver'

import { useLeaving } from './useLeaving'
import { useSend } from './useSend'
import { useSendQuestion } from './useSendQuestion'
import { useSmsQuestion } from '../sms/useSmsQuestion'
import { useWaiting } from './useWaiting'
import type { Writing } from './useWriting'

interface WaysOutOptions {
  readonly t: SayComposer
  readonly seed: ComposeSeed
  readonly writing: Writing
  readonly journal: DraftJournal | undefined
  /** What stands in a field of recipients and is not one yet becomes one. */
  readonly commitRecipients: () => void
  /** Puts the cursor where the fault is. */
  readonly onFault: (fault: SendFault) => void
  readonly onSent: ((result: SendResult) => void) | undefined
  readonly onDraftSaved: ((draft: SavedDraft) => void) | undefined
  readonly onScheduled: ((draft: SavedDraft, leavesAt: number) => void) | undefined
  readonly onClose: (() => void) | undefined
}

/** How a mail leaves the hands of its writer: kept, sent now or at its time, or thrown away. @source CO-07, CO-10, CO-11, SS-05 */
export function useWaysOut({ t, seed, writing, journal, commitRecipients, ...told }: WaysOutOptions) {
  const { draftId, now, change, uploads, written, whole, toSend, unfinished, isWorthKeeping } = writing
  const isUploading = writing.comingCount > 0
  const waiting = useWaiting({
    t,
    draftId,
    first: seed.waitsUntil,
    content: () => toSend(),
    onEdit: (leavesAt) => change({ leavesAt }),
    onFault: (found) => sends.setFault(found),
  })
  const isWaiting = waiting.leavesAt !== undefined
  const entry = () => {
    const body = written()
    const isKept = isWorthKeeping() || unfinished().length > 0
    return body && isKept
      ? { fields: fieldsToKeep(now()), html: body.html(), text: body.text(), unfinished: unfinished() }
      : undefined
  }
  const keeping = useDraftKeeping({
    draftId,
    journal,
    isAhead: seed.isAhead,
    content: () => (isWorthKeeping() && !isWaiting ? whole() : undefined),
    entry,
    isPartial: () => unfinished().length > 0,
    onSaved: told.onDraftSaved,
  })
  useKeepBeforeLock(async () => {
    commitRecipients()
    return (await keeping.saveNow())?.ref
  })
  const close = useCloseQuestion({
    isUnsaved: () => keeping.isChanged() || isUploading,
    isWorthKeeping: () => isWorthKeeping() || isUploading,
    save: keeping.saveNow,
    throwAway: keeping.throwAway,
  })
  const question = useSendQuestion()
  const sms = useSmsQuestion()
  const rules = useSendingRules()
  const leaving = useLeaving(t, draftId)
  const handOver = useHandOver({ t, draftId, leaving, forget: keeping.forget, ...told })
  const queueMail = useQueueing({
    draftId,
    outbox: journal?.outbox,
    entry,
    forget: keeping.forget,
    onClose: told.onClose,
  })
  const sends = useSend({
    t,
    check() {
      commitRecipients()
      const isFailed = !uploads.now().every(isComing)
      const files = isFailed ? 'failed' : writing.areFilesComing() ? 'coming' : 'there'
      // What the text begins with counts as well, and is known to the editor.
      const isBodyEmpty = written() !== undefined && writing.isBodyEmpty()
      const found = sendFault({ fields: now(), isBodyEmpty, files })
      return found ? { text: t(found), fault: found } : shownSecrecyFault(t, now(), rules?.secrecy)
    },
    isIncomplete: isUploading || !writing.isEditorThere,
    isComing: () => writing.areFilesComing() || written() === undefined,
    content: toSend,
    mayLeave: async () =>
      (await question.mayLeave(now(), written()?.ownText() ?? '')) && (await sms.mayLeave(now())),
    pause: keeping.pause,
    resume: keeping.resume,
    async handOver(content, onTaken) {
      const hasLeft = await handOver(content, now().leavesAt, onTaken)
      // Also its time is gone, if it had one.
      if (!hasLeft) waiting.forget()
      // It may have got its subject from its first file.
      else writing.tellTitle(content.subject)
      return hasLeft
    },
    queue: (content, error) => queueMail(error, content, now().leavesAt),
    onFault: told.onFault,
  })
  const { clearFault } = sends
  const send = () => {
    uploads.resume()
    return sends.send()
  }
  return {
    waiting,
    leaving,
    keeping,
    close,
    question,
    sms,
    sends,
    /** Something of the mail has changed. */
    noteChange() {
      clearFault()
      keeping.markChanged()
    },
    askToSend: () => void send(),
    send,
    save() {
      commitRecipients()
      if (!isWorthKeeping()) return sends.setFault({ text: t('draftEmpty') })
      clearFault()
      void keeping.saveNow().catch(() => undefined)
    },
  }
}

export type WaysOut = ReturnType<typeof useWaysOut>
