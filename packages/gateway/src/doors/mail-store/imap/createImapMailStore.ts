import { MailroomError, type ReadOptions } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Mailbox, MailStore } from '../MailStore'
import { listFolderPage } from '../sql/folders/listFolderPage'
import { listFolders } from '../sql/folders/listFolders'
import { listFirstFolders } from '../sql/folders/parts/listFirstFolders'
import { listFoldersBelow } from '../sql/folders/parts/listFoldersBelow'
import { listFoldersInside } from '../sql/folders/parts/listFoldersInside'
import { listFoundFolders } from '../sql/folders/parts/listFoundFolders'
import { readFolder } from '../sql/folders/readFolder'
import { imapSummaries } from './list/imapSummaries'
import type { MailStoreParts } from '../sql/MailboxContext'
import { createTag, deleteTag, listTags, updateTag } from '../sql/tags/tags'
import { appendImapMessage } from './append/appendImapMessage'
import { appendManyToImap } from './append/appendManyToImap'
import { emptyImapFolder, expungeImapMessages } from './change/expungeImapMessages'
import { moveImapMessages } from './change/moveImapMessages'
import { setImapRemark } from './change/setImapRemark'
import { setImapState } from './change/setImapState'
import type { ImapAccount } from './connection/ImapAccount'
import { createImapFolder } from './folders/createImapFolder'
import { deleteImapFolder } from './folders/deleteImapFolder'
import { folderOfRole } from './folders/folderOfRole'
import { renameImapFolder } from './folders/renameImapFolder'
import type { ImapContext } from './ImapContext'
import { earlyPage } from './list/earlyPage'
import { listImapMessages } from './list/listImapMessages'
import { matchingImapUids } from './list/matchingImapUids'
import { findEverywhere } from './read/findEverywhere'
import { imapConversation, ofImapConversations } from './read/imapConversations'
import { imapSenders } from './read/imapSenders'
import { findRemotePart, findRemoteParts, openRemoteRaw, readRemoteHeader } from './read/openRemote'
import { readImapMessage } from './read/readImapMessage'
import type { MailReader } from './reader/MailReader'
import { readerHere } from './reader/readMails'
import { searchImapMessages } from './search/searchImapMessages'
import { serverRoom } from './folders/serverRoom'
import { FolderLocks } from './session/FolderLocks'
import { defaultStoreLimits, type ImapStoreLimits } from './session/ImapLimits'
import { ImapSessions } from './session/ImapSessions'
import { PeopleGate } from './session/PeopleGate'

/** What the store works with. */
export interface ImapMailStoreParts extends MailStoreParts {
  /** An account's way to its server. Asked for at each call, so that a forgotten one is made anew. */
  readonly accountOf: (accountId: AccountId) => ImapAccount | Promise<ImapAccount>
  readonly limits?: Partial<ImapStoreLimits>
  /** Reads mails for the index. @default in this thread */
  readonly reader?: MailReader
}

/** A mail store whose accounts have something going on while they are in use. */
export interface ImapMailStore extends MailStore {
  /** Keeps an account's inbox watched while a page of its owner is open. Call the answer when it is closed. */
  hold(accountId: AccountId): () => void
  /** Resolves when new mail of an account is noticed from now on, or its server has not answered for some seconds. */
  listening(accountId: AccountId): Promise<void>
  /** Ends what goes on for an account: its password has changed or is forgotten. The index stays. */
  forget(accountId: AccountId): Promise<void>
  /** Ends what goes on for all. The connections belong to whoever made the accounts. */
  close(): Promise<void>
}

/**
 * Mail that lies on an IMAP server, with an index of it here: lists, orders, counts and searches come from the index, bytes
 * come from the server. The index is a cache; deleting it loses nothing but names and colours of tags.
 *
 * @source GW-03
 */
export function createImapMailStore({
  accountOf,
  limits,
  reader = readerHere,
  ...parts
}: ImapMailStoreParts): ImapMailStore {
  const contexts = new Map<AccountId, ImapContext>()
  const people = new PeopleGate()
  const sessions = new ImapSessions({ ...defaultStoreLimits, ...limits }, contextOf)

  /** One for each account for as long as the process lives: its locks must be the same for all who work on it. */
  function contextOf(accountId: AccountId): ImapContext {
    const known = contexts.get(accountId)
    if (known !== undefined) return known
    const context: ImapContext = {
      now: Date.now,
      onError: () => {},
      ...parts,
      accountId,
      account: async () => accountOf(accountId),
      locks: new FolderLocks(),
      people,
      reader,
      get keeper() {
        return sessions.use(accountId)
      },
    }
    contexts.set(accountId, context)
    return context
  }

  /** Does a call once the account's folders are known. Background work waits meanwhile. */
  const within =
    (accountId: AccountId): Within =>
    async (work, options, before) => {
      if (options?.signal?.aborted) throw new MailroomError('cancelled', 'The question was withdrawn.')
      const context = contextOf(accountId)
      const askedAt = context.now()
      // Not as one of the people: the background work that this waits for lets those go first.
      await sessions.use(accountId).shownRowsKept()
      return context.people.pass(async () => {
        const early = await before?.(context)
        if (early !== undefined) return early
        await sessions.use(accountId).foldersKnown()
        return work(context, askedAt)
      })
    }
  return {
    mailbox: (accountId) => openMailbox(within(accountId)),
    hold: (accountId) => sessions.hold(accountId),
    listening: (accountId) => sessions.listening(accountId),
    forget: (accountId) => sessions.end(accountId),
    close: () => sessions.endAll(),
  }
}

/**
 * @param work   is told when it was asked for, in ms since 1970
 * @param before may answer before the account's folders are known
 */
type Within = <T>(
  work: (context: ImapContext, askedAt: number) => Promise<T>,
  options?: ReadOptions,
  before?: (context: ImapContext) => Promise<T | undefined>,
) => Promise<T>

function openMailbox(within: Within): Mailbox {
  return {
    folders: async (options) => within(listFolders, options),
    folder: async (id, options) => within((context) => readFolder(context, id), options),
    folderPage: async (query, options) => within((context) => listFolderPage(context, query), options),
    firstFolders: async (shown, options) => within((context) => listFirstFolders(context, shown), options),
    foldersBelow: async (parent, query, options) =>
      within((context) => listFoldersBelow(context, parent, query), options),
    foldersInside: async (id, query, options) =>
      within((context) => listFoldersInside(context, id, query), options),
    findFolders: async (words, limit, options) =>
      within((context) => listFoundFolders(context, words, limit), options),
    folderWithRole: async (role) => within((context) => folderOfRole(context, role)),
    createFolder: async (id) => within((context) => createImapFolder(context, id)),
    renameFolder: async (id, target) => within((context) => renameImapFolder(context, id, target)),
    deleteFolder: async (id, mails) => within((context) => deleteImapFolder(context, id, mails)),
    list: async (query, options) =>
      within(
        (context, askedAt) => listImapMessages(context, query, askedAt, options?.readable),
        options,
        (context) => earlyPage(context, query),
      ),
    search: async (query, options) =>
      within((context) => searchImapMessages(context, query, options), options),
    conversation: async (ref, query, options) =>
      within((context) => imapConversation(context, ref, query, options?.readable), options),
    matching: async (query, options) => within((context) => matchingImapUids(context, query), options),
    ofConversations: async (folder, uids) => within((context) => ofImapConversations(context, folder, uids)),
    summaries: async (refs, options) => within((context) => imapSummaries(context, refs), options),
    read: async (ref, options) => within((context) => readImapMessage(context, ref), options),
    header: async (ref, options) => within((context) => readRemoteHeader(context, ref), options),
    raw: async (ref, options) => within((context) => openRemoteRaw(context, ref), options),
    part: async (ref, id, options) => within((context) => findRemotePart(context, ref, id), options),
    parts: async (ref, ids, options) => within((context) => findRemoteParts(context, ref, ids), options),
    senders: async (selection, options) => within((context) => imapSenders(context, selection), options),
    findByMessageId: async (id, options) => within((context) => findEverywhere(context, id), options),
    append: async (folder, content, options) =>
      within((context) => appendImapMessage(context, folder, content, options)),
    appendMany: async (folder, mails, options) =>
      within((context) => appendManyToImap(context, folder, mails, options)),
    setState: async (selection, change, options) =>
      within((context) => setImapState(context, selection, change, options)),
    setRemark: async (ref, remark) => within((context) => setImapRemark(context, ref, remark)),
    move: async (selection, target) => within((context) => moveImapMessages(context, selection, target)),
    expunge: async (selection) => within((context) => expungeImapMessages(context, selection)),
    empty: async (folder) => within((context) => emptyImapFolder(context, folder)),
    room: async (options) => within((context) => serverRoom(context, options), options),
    tags: async (options) => within(listTags, options),
    createTag: async (tag) => within((context) => createTag(context, tag)),
    updateTag: async (id, tag) => within((context) => updateTag(context, id, tag)),
    // Its keyword stays on the server's mails, where nothing reads it any more.
    deleteTag: async (id) => within((context) => deleteTag(context, id)),
  }
}
