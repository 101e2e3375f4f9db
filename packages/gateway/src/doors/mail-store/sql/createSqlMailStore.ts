import { MailroomError, type ReadOptions } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Mailbox, MailStore } from '../MailStore'
import { appendMany } from './append/appendMany'
import { appendMessage } from './append/appendMessage'
import { emptyFolder, expungeMessages } from './change/expungeMessages'
import { moveMessages } from './change/moveMessages'
import { setRemark } from './change/setRemark'
import { setState } from './change/setState'
import { ofConversations } from './conversations/ofConversations'
import { readConversation } from './conversations/readConversation'
import { createFolder } from './folders/createFolder'
import { deleteFolder } from './folders/deleteFolder'
import { ensureDefaultFolders } from './folders/ensureDefaultFolders'
import { folderWithRole } from './folders/folderWithRole'
import { listFolderPage } from './folders/listFolderPage'
import { listFolders } from './folders/listFolders'
import { listFirstFolders } from './folders/parts/listFirstFolders'
import { listFoldersBelow } from './folders/parts/listFoldersBelow'
import { listFoldersInside } from './folders/parts/listFoldersInside'
import { listFoundFolders } from './folders/parts/listFoundFolders'
import { readFolder } from './folders/readFolder'
import { renameFolder } from './folders/renameFolder'
import { usedRoom } from './folders/usedRoom'
import { listMessages } from './list/listMessages'
import { matchingUids } from './list/matchingUids'
import { summariesOf } from './list/summariesOf'
import type { MailboxContext, MailStoreParts } from './MailboxContext'
import { findByMessageId } from './read/findByMessageId'
import { findPart, findParts, openRaw, readHeader } from './read/openContent'
import { sendersOf } from './read/sendersOf'
import { readMessage } from './read/readMessage'
import { createTag, deleteTag, listTags, updateTag } from './tags/tags'
import { searchMessages } from './search/searchMessages'

/** Accounts whose default folders are known to be there. */
const maxKnownAccounts = 10_000

/**
 * Our own mail store: an index in the database, the bytes in the blob store.
 *
 * @source GW-02
 */
export function createSqlMailStore(parts: MailStoreParts): MailStore {
  const known = new Set<AccountId>()

  const prepared = async (context: MailboxContext): Promise<MailboxContext> => {
    if (known.has(context.accountId)) return context
    await ensureDefaultFolders(context)
    if (known.size >= maxKnownAccounts) known.clear()
    known.add(context.accountId)
    return context
  }

  return {
    mailbox(accountId) {
      const context: MailboxContext = { now: Date.now, onError: () => {}, ...parts, accountId }
      return openMailbox(() => prepared(context))
    },
  }
}

function openMailbox(open: () => Promise<MailboxContext>): Mailbox {
  const read = async (options: ReadOptions | undefined) => {
    if (options?.signal?.aborted) throw new MailroomError('cancelled', 'The question was withdrawn.')
    return open()
  }
  return {
    folders: async (options) => listFolders(await read(options)),
    folder: async (id, options) => readFolder(await read(options), id),
    folderPage: async (query, options) => listFolderPage(await read(options), query),
    firstFolders: async (shown, options) => listFirstFolders(await read(options), shown),
    foldersBelow: async (parent, query, options) => listFoldersBelow(await read(options), parent, query),
    foldersInside: async (id, query, options) => listFoldersInside(await read(options), id, query),
    findFolders: async (words, limit, options) => listFoundFolders(await read(options), words, limit),
    folderWithRole: async (role) => folderWithRole(await open(), role),
    createFolder: async (id) => createFolder(await open(), id),
    renameFolder: async (id, target) => renameFolder(await open(), id, target),
    deleteFolder: async (id, mails) => deleteFolder(await open(), id, mails),
    list: async (query, options) => listMessages(await read(options), query, options?.readable),
    search: async (query, options) => searchMessages(await read(options), query, options),
    conversation: async (ref, query, options) =>
      readConversation(await read(options), ref, query, options?.readable),
    matching: async (query, options) => matchingUids(await read(options), query),
    ofConversations: async (folder, uids) => ofConversations(await read(undefined), folder, uids),
    summaries: async (refs, options) => summariesOf(await read(options), refs),
    read: async (ref, options) => readMessage(await read(options), ref),
    header: async (ref, options) => readHeader(await read(options), ref),
    raw: async (ref, options) => openRaw(await read(options), ref),
    part: async (ref, id, options) => findPart(await read(options), ref, id),
    parts: async (ref, ids, options) => findParts(await read(options), ref, ids),
    senders: async (selection, options) => sendersOf(await read(options), selection),
    findByMessageId: async (messageId, options) => findByMessageId(await read(options), messageId),
    append: async (folder, content, options) => appendMessage(await open(), folder, content, options),
    appendMany: async (folder, mails, options) => appendMany(await open(), folder, mails, options),
    setState: async (selection, change, options) => setState(await open(), selection, change, options),
    setRemark: async (ref, remark) => setRemark(await open(), ref, remark),
    move: async (selection, target) => moveMessages(await open(), selection, target),
    expunge: async (selection) => expungeMessages(await open(), selection),
    empty: async (folder) => emptyFolder(await open(), folder),
    room: async (options) => usedRoom(await read(options)),
    tags: async (options) => listTags(await read(options)),
    createTag: async (tag) => createTag(await open(), tag),
    updateTag: async (id, tag) => updateTag(await open(), id, tag),
    deleteTag: async (id) => deleteTag(await open(), id),
  }
}
