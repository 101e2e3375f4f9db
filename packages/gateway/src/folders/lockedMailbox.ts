import { type Folder, type FolderId, type LiveEvent, MailroomError } from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'

/**
 * A mailbox as it is behind the folder lock. Every call that names one of the user's own folders fails as `locked` while
 * the lock is closed; lists of folders show them without counts, and what is found in them is left out.
 *
 * Each method of a mailbox stands here by itself, so that a new one cannot be added without a thought for the lock.
 *
 * @param isClosed the lock is set, and not opened in this session; asked at each call
 * @source LK-08, A5
 */
export function lockedMailbox(mailbox: Mailbox, isClosed: () => Promise<boolean>): Mailbox {
  /** What stays open; undefined when everything does. */
  const openFolders = async (): Promise<ReadonlySet<FolderId> | undefined> =>
    (await isClosed()) ? defaultFolders(await mailbox.folders()) : undefined
  /** Fails for a folder that is behind the lock. @returns what stays open */
  const require = async (...folders: readonly FolderId[]) => {
    const open = await openFolders()
    if (open && folders.some((id) => !open.has(id))) throw foldersLocked()
    return open
  }
  const within = async <Item extends { readonly folder: FolderId }>(items: readonly Item[]) => {
    const open = await openFolders()
    return open ? items.filter(({ folder }) => open.has(folder)) : items
  }

  return {
    async folders(options) {
      const folders = await mailbox.folders(options)
      return (await isClosed()) ? folders.map(lockedFolder) : folders
    },
    folderWithRole: (role) => mailbox.folderWithRole(role),
    createFolder: async (id) => {
      await require(id)
      return mailbox.createFolder(id)
    },
    renameFolder: async (id, target) => {
      await require(id, target)
      return mailbox.renameFolder(id, target)
    },
    deleteFolder: async (id, mails) => {
      await require(id)
      return mailbox.deleteFolder(id, mails)
    },
    list: async (query, options) =>
      mailbox.list(query, { ...options, readable: await require(query.folder) }),
    conversation: async (ref, query, options) =>
      mailbox.conversation(ref, query, { ...options, readable: await require(ref.folder) }),
    matching: async (query, options) => {
      await require(query.folder)
      return mailbox.matching(query, options)
    },
    ofConversations: async (folder, uids) => {
      await require(folder)
      return mailbox.ofConversations(folder, uids)
    },
    search: async (query, options) => {
      const { folder } = query.conditions
      const readable = folder === undefined ? await openFolders() : await require(folder)
      return mailbox.search(query, { ...options, readable })
    },
    summaries: async (refs, options) => mailbox.summaries(await within(refs), options),
    read: async (ref, options) => {
      await require(ref.folder)
      return mailbox.read(ref, options)
    },
    header: async (ref, options) => {
      await require(ref.folder)
      return mailbox.header(ref, options)
    },
    raw: async (ref, options) => {
      await require(ref.folder)
      return mailbox.raw(ref, options)
    },
    part: async (ref, id, options) => {
      await require(ref.folder)
      return mailbox.part(ref, id, options)
    },
    senders: async (selection, options) => {
      await require(selection.folder)
      return mailbox.senders(selection, options)
    },
    findByMessageId: async (id, options) => within(await mailbox.findByMessageId(id, options)),
    append: async (folder, content, options) => {
      await require(folder)
      return mailbox.append(folder, content, options)
    },
    appendMany: async (folder, mails, options) => {
      await require(folder)
      return mailbox.appendMany(folder, mails, options)
    },
    setState: async (selection, change) => {
      await require(selection.folder)
      return mailbox.setState(selection, change)
    },
    setRemark: async (ref, remark) => {
      await require(ref.folder)
      return mailbox.setRemark(ref, remark)
    },
    move: async (selection, target) => {
      await require(selection.folder, target)
      return mailbox.move(selection, target)
    },
    expunge: async (selection) => {
      await require(selection.folder)
      return mailbox.expunge(selection)
    },
    empty: async (folder) => {
      await require(folder)
      return mailbox.empty(folder)
    },
    // One figure of all mail says nothing of any.
    room: (options) => mailbox.room(options),
    tags: (options) => mailbox.tags(options),
    createTag: (tag) => mailbox.createTag(tag),
    updateTag: (id, tag) => mailbox.updateTag(id, tag),
    deleteTag: (id) => mailbox.deleteTag(id),
  }
}

/** The failure of everything that is behind the lock. */
export const foldersLocked = () =>
  new MailroomError('locked', 'The folder is behind the lock.', { detail: 'foldersLocked' })

/** The folder that an event names; undefined for one that names none. */
export function folderOfEvent(event: LiveEvent): FolderId | undefined {
  if (event.kind === 'messageArrived') return event.message.ref.folder
  return event.kind === 'folderChanged' ? event.folder : undefined
}

const defaultFolders = (folders: readonly Folder[]): ReadonlySet<FolderId> =>
  new Set(folders.filter(({ isDefault }) => isDefault).map(({ id }) => id))

const lockedFolder = (folder: Folder): Folder =>
  folder.isDefault ? folder : { ...folder, isLocked: true, unreadCount: 0, totalCount: 0 }
