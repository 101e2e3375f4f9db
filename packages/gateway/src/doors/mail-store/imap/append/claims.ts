import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import type { OutgoingMail } from './outgoingMail'

/** What was written down before a mail was given to the server. */
export interface Claim {
  readonly path: string
  readonly uid_validity: number
  /** The mail's uid cannot lie below. */
  readonly next_uid: number
}

/**
 * Writes down that mails are about to be given to the server, so that after a crash they are looked for before they are given
 * once more. On disk when it resolves.
 *
 * @returns the claims of earlier attempts, by key
 */
export async function claimKeys(
  context: ImapContext,
  folder: ImapFolderRow,
  mails: readonly OutgoingMail[],
): Promise<ReadonlyMap<string, Claim>> {
  const keyed = mails.filter((mail) => mail.key !== undefined)
  if (keyed.length === 0) return new Map()
  const { accountId } = context
  return changeMailbox(context, async (trx) => {
    const earlier = await trx
      .selectFrom('imap_appends')
      .select(['append_key', 'path', 'uid_validity', 'next_uid'])
      .where('account_id', '=', accountId)
      .where(
        'append_key',
        'in',
        keyed.map((mail) => mail.key!),
      )
      .execute()
    await trx
      .insertInto('imap_appends')
      .values(
        keyed.map((mail) => ({
          account_id: accountId,
          append_key: mail.key!,
          path: folder.path,
          uid_validity: folder.uid_validity,
          next_uid: folder.next_uid,
        })),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'append_key']).doNothing())
      .execute()
    return new Map(earlier.map((row) => [row.append_key, row]))
  })
}

/** Takes a claim back: the server has said that it did not take the mail. */
export async function releaseKey(context: ImapContext, { key }: OutgoingMail): Promise<void> {
  if (key === undefined) return
  await context.database.db
    .deleteFrom('imap_appends')
    .where('account_id', '=', context.accountId)
    .where('append_key', '=', key)
    .execute()
}
