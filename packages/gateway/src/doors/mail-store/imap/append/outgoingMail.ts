import type { MailTouch } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import type { AppendOptions } from '../../MailStore'
import type { AppendFlags } from '../connection/ImapAccount'
import { flagsOf } from '../flags/keywords'
import type { ImapFolderRow } from '../folders/folderRow'
import { messageIdOf } from '../index/rowHeaders'
import { wireBytes } from './wireBytes'

/** A mail on its way to the server. */
export interface OutgoingMail {
  readonly bytes: Buffer
  readonly flags: AppendFlags
  /** ms since 1970 */
  readonly receivedAt: number
  /** As the index keeps it; empty when it has none. */
  readonly messageId: string
  readonly key: string | undefined
  /** What brought it. */
  readonly touches: readonly MailTouch[]
}

/** Makes it ready. Tags that the account does not have are left out: a mail is not refused for them. */
export async function outgoingMail(
  executor: Executor,
  folder: ImapFolderRow,
  content: Uint8Array,
  { state = {}, isOwn, receivedAt: asked, idempotencyKey, touches = [] }: AppendOptions,
  now: number,
): Promise<OutgoingMail> {
  const bytes = wireBytes(content)
  const names = state.tags ?? []
  const tags =
    names.length === 0
      ? []
      : await executor
          .selectFrom('tags')
          .select(['id', 'public_id'])
          .where('account_id', '=', folder.account_id)
          .where('name', 'in', names)
          .execute()
  // What lies here was written by the owner anyway.
  const isSaidByFolder = folder.role === 'sent' || folder.role === 'drafts'
  const receivedAt = asked ?? now
  return {
    bytes,
    receivedAt,
    flags: { flags: flagsOf(state, tags, isOwn === true && !isSaidByFolder), internalDate: receivedAt },
    messageId: messageIdOf({ header: bytes }),
    key: idempotencyKey,
    touches,
  }
}
