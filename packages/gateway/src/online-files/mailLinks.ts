import { goesOnline, MailroomError, type InternetMessageId, type OnlineFile } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'
import type { UploadedFile } from '../sending/uploads/UploadService'
import { hashOf, newToken } from '../session/tokens'
import { extendStay, type OnlineFiles, turnOf } from './OnlineFiles'

/** A link that a mail is about to carry. */
export interface NewLink {
  readonly file: Pick<OnlineFile, 'id' | 'name' | 'sizeBytes'>
  /** The secret of its address; 256 bits. */
  readonly token: string
}

/** The links of a mail, as it says them. */
export interface MailLinks {
  readonly links: readonly NewLink[]
  /** Files of the mail that become ones to link to when it is taken in. */
  readonly moving: readonly UploadedFile[]
  /** ms since 1970. */
  readonly expiresAt: number
}

/**
 * Parts the files of a mail: those that travel in it, and those that it links to because its writer or their size says so.
 *
 * @returns links undefined when there are none
 * @source AT-03
 */
export function partFiles(
  onlineFiles: OnlineFiles | undefined,
  files: readonly UploadedFile[],
  online: readonly OnlineFile[],
): { readonly files: readonly UploadedFile[]; readonly links?: MailLinks } {
  if (!onlineFiles) return { files }
  const moving = files.filter((file) => goesOnline(onlineFiles.settings, file))
  const links = [...online, ...moving].map((file) => ({ file, token: newToken() }))
  if (links.length === 0) return { files }
  const attached = files.filter((file) => !moving.includes(file))
  return { files: attached, links: { links, moving, expiresAt: onlineFiles.endOfStay() } }
}

/**
 * Writes the links of a mail down. Part of the transaction that takes the mail in, in the turn `turnOf`.
 *
 * @throws MailroomError `notFound` when one of its files has gone meanwhile
 */
export async function keepLinks(
  trx: Executor,
  onlineFiles: OnlineFiles,
  mail: { readonly accountId: number; readonly messageId: InternetMessageId; readonly at: number },
  { links, moving, expiresAt }: MailLinks,
): Promise<void> {
  const { accountId, messageId, at } = mail
  await onlineFiles.moveUploads(
    trx,
    accountId,
    moving.map(({ id }) => id),
  )
  const ids = links.map(({ file }) => file.id)
  await extendStay(trx, accountId, ids, expiresAt)
  const there = await trx
    .selectFrom('online_files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('blob_key', 'is not', null)
    .execute()
  if (there.length < ids.length)
    throw new MailroomError('notFound', 'A file that the mail links to is not there any more')
  for (const { file, token } of links) {
    await trx
      .insertInto('file_links')
      .values({
        token_hash: hashOf(token),
        file_id: file.id,
        account_id: accountId,
        message_id: messageId,
        created_at: at,
        expires_at: expiresAt,
        withdrawn_at: null,
      })
      .execute()
  }
}

/** Turns that taking a mail in with links waits for. */
export const linkTurns = (links: MailLinks | undefined, accountId: number): readonly string[] =>
  links ? [turnOf(accountId)] : []
