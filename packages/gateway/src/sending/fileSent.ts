import { isMailroomError, type DraftContent } from '@mailroom/core'
import { waitsForReader } from '../follow-up/answers'
import type { JobHandler } from '../jobs/JobHandler'
import type { SendingParts } from './SendingParts'
import { tidyDraft } from './drafts/tidyDraft'

/** Kind of the job that puts things in order around a mail that was accepted. */
export const fileSentKind = 'file-sent'

/** A mail that was accepted, and what it came from. */
export interface FileSentPayload {
  readonly envelopeId: string
  readonly accountId: number
  readonly draftId: string
  readonly messageId: string
  readonly origin: DraftContent['origin'] | null
  /** @default true */
  readonly keepsCopy?: boolean
}

/**
 * Files the sender's copy in Sent, once (unless the sender's own server does, or none is wanted), marks the mail that was answered, and
 * removes the draft. What a crash interrupts is done again from the start and comes to the same end.
 *
 * @source R1
 */
export function fileSent(parts: SendingParts): JobHandler<FileSentPayload> {
  return {
    kind: fileSentKind,
    async run(sent) {
      const envelope = await parts.timeline.envelope(sent.envelopeId)
      const mailbox = parts.mailStore.mailbox(sent.accountId)
      const system = await parts.mailSystemOf(sent.accountId)
      if (envelope && sent.keepsCopy !== false && system?.filesSentCopies !== true) {
        await mailbox.append(
          await mailbox.folderWithRole('sent'),
          { blob: envelope.blobKey },
          {
            state: { isRead: true, ...(await parts.seals.stateOf(envelope.id)) },
            isOwn: true,
            receivedAt: envelope.createdAt,
            idempotencyKey: `sent ${envelope.id}`,
          },
        )
      }
      await tidyDraft(parts, sent)
      await markOrigin(parts, sent)
    },
  }
}

async function markOrigin(parts: SendingParts, { accountId, origin }: FileSentPayload): Promise<void> {
  if (!origin) return
  const { ref, kind } = origin
  const change = kind === 'forward' ? { isForwarded: true } : { isAnswered: true }
  const mailbox = parts.mailStore.mailbox(accountId)
  try {
    const isOver = kind !== 'forward' && (await waitsForReader(mailbox, ref))
    const selection = { folder: ref.folder, uids: [ref.uid] }
    await mailbox.setState(selection, isOver ? { ...change, endsFollowUp: true } : change)
  } catch (error) {
    // Its folder was deleted meanwhile: there is nothing to mark.
    if (!isMailroomError(error) || error.kind !== 'notFound') throw error
  }
}
