import { createHash } from 'node:crypto'
import type { DraftId, InternetMessageId } from '@mailroom/core'

/**
 * The Message-ID of a draft and of the mail it becomes. It follows from the draft's id, so that all saved versions
 * share it, and so that whoever receives a mail twice can tell.
 */
export function draftMessageId(accountId: number, draftId: DraftId, hostname: string): InternetMessageId {
  const hash = createHash('sha256').update(`${accountId}\n${draftId}`).digest('hex').slice(0, 40)
  return `${hash}@${hostname}`
}
