import type { FolderId, MessageRef } from '@mailroom/core'
import type { BlobKey } from '../../../blob-store/BlobStore'
import { isUndone } from '../../../database/CommitUnknown'
import type { AppendOptions, MessageContent } from '../../MailStore'
import { changeMailbox } from '../changeMailbox'
import { findFolder } from '../folders/findFolder'
import { summariesOf } from '../list/summariesOf'
import type { MailboxContext } from '../MailboxContext'
import { discardBlobs } from './discardBlobs'
import { findAppended } from './findAppended'
import { insertMails } from './insertMails'
import { textKeys } from './PreparedMail'
import { prepareMail } from './prepareMail'

/**
 * @see Mailbox.append
 *
 * Why a mail is safe when this resolves: first its bytes are on disk under their name (see the blob store), then one
 * transaction with synchronous=FULL writes everything that points to them. A kill before the commit leaves a blob that
 * nothing points to, which the sweep takes; after it, the whole mail. The caller learns of it only then.
 */
export async function appendMessage(
  context: MailboxContext,
  folder: FolderId,
  content: MessageContent,
  options: AppendOptions = {},
): Promise<MessageRef> {
  const { database, blobs } = context
  const earlier = (await findAppended(context, database.db, keysOf(options))).values().next().value
  if (earlier !== undefined) return earlier
  await findFolder(context, database.db, folder)

  const raw = content instanceof Uint8Array ? asBuffer(content) : await blobs.read(content.blob)
  const { ref, isNew } = await store(context, folder, { content, raw }, options)
  if (isNew) await announce(context, ref, options).catch(context.onError)
  return ref
}

/** @returns where it is, and whether this call has put it there */
async function store(
  context: MailboxContext,
  folder: FolderId,
  { content, raw }: { readonly content: MessageContent; readonly raw: Buffer },
  options: AppendOptions,
): Promise<{ readonly ref: MessageRef; readonly isNew: boolean }> {
  const { blobs } = context
  const keys = keysOf(options)
  const written: BlobKey[] = []
  try {
    const blobKey = content instanceof Uint8Array ? await blobs.put(content) : await blobs.copy(content.blob)
    written.push(blobKey)
    const mail = await prepareMail(blobs, raw, options, context.now())
    written.push(...textKeys(mail))

    const result = await changeMailbox(context, async (trx) => {
      // Asked again: another call with the same key may have come first.
      const found = (await findAppended(context, trx, keys)).values().next().value
      if (found !== undefined) return { ref: found, isNew: false }
      const [uid] = await insertMails(context, trx, folder, [{ ...mail, blobKey }])
      return { ref: { folder, uid: uid! }, isNew: true }
    })
    if (!result.isNew) await discardBlobs(context, written)
    return result
  } catch (error) {
    if (isUndone(error)) await discardBlobs(context, written)
    throw error
  }
}

const keysOf = ({ idempotencyKey: key }: AppendOptions) => (key === undefined ? [] : [key])

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Tells open pages. The mail is in, whatever becomes of this. */
async function announce(context: MailboxContext, ref: MessageRef, options: AppendOptions) {
  const { events, accountId } = context
  try {
    const [message] = options.isArrival === true ? await summariesOf(context, [ref]) : []
    if (message !== undefined) events.publish(accountId, { kind: 'messageArrived', message })
  } finally {
    events.publish(accountId, { kind: 'folderChanged', folder: ref.folder })
  }
}
