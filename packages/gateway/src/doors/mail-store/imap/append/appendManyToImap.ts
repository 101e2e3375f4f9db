import type { FolderId } from '@mailroom/core'
import type { AppendManyOptions, AppendManyResult, NewMessage } from '../../MailStore'
import { appendInGroups } from '../../sql/append/appendInGroups'
import { findAppended } from '../../sql/append/findAppended'
import { folderNamed, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { keyedAppends } from './appendImapMessage'
import { claimKeys } from './claims'
import { giveToServer, lookedInto } from './giveToServer'
import { indexAppended } from './indexAppended'
import { type OutgoingMail, outgoingMail } from './outgoingMail'

/**
 * @see Mailbox.appendMany
 *
 * IMAP adds mails one by one, so a crash may leave a group half there. Those with a key are found again by it.
 */
export async function appendManyToImap(
  context: ImapContext,
  name: FolderId,
  mails: Iterable<NewMessage> | AsyncIterable<NewMessage>,
  options: AppendManyOptions = {},
): Promise<AppendManyResult> {
  await folderNamed(context.database.db, context.accountId, name)
  return appendInGroups(mails, options, (group) =>
    context.locks.run([keyedAppends, name], () => appendGroup(context, name, group)),
  )
}

async function appendGroup(
  context: ImapContext,
  name: FolderId,
  group: readonly NewMessage[],
): Promise<number> {
  const folder = await lookedInto(context, name)
  const added = new Map<number, OutgoingMail>()
  try {
    const wanted = await unknownMails(context, folder, group)
    const claims = await claimKeys(context, folder, wanted)
    const given = new Set<string>()
    for (const mail of wanted) {
      if (mail.key !== undefined && given.has(mail.key)) continue
      given.add(mail.key ?? '')
      const result = await giveToServer(
        context,
        folder,
        mail,
        claims.get(mail.key ?? ''),
        new Set(added.keys()),
      )
      if ('uid' in result) added.set(result.uid, mail)
    }
  } finally {
    // What the server has is listed, even when the next one failed.
    await indexAppended(context, folder, added)
    if (added.size > 0) context.events.publish(context.accountId, { kind: 'folderChanged', folder: name })
  }
  return added.size
}

/** Those that did not come with their key before. */
async function unknownMails(
  context: ImapContext,
  folder: ImapFolderRow,
  group: readonly NewMessage[],
): Promise<OutgoingMail[]> {
  const { db } = context.database
  const keys = group.flatMap((mail) => mail.idempotencyKey ?? [])
  const known = await findAppended(context, db, keys)
  const mails: OutgoingMail[] = []
  for (const { content, ...options } of group) {
    if (options.idempotencyKey !== undefined && known.has(options.idempotencyKey)) continue
    mails.push(await outgoingMail(db, folder, content, options, context.now()))
  }
  return mails
}
