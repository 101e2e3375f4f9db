import {
  type ConversationQuery,
  type Folder,
  type FolderId,
  type LiveEvent,
  MailroomError,
  type MessageRef,
  type MessageSelection,
  type MessageSummary,
  type MessageUid,
  type ReadOptions,
  type SearchQuery,
} from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { isNoneOf, names, type OpenPart, openPart, pageWithout } from './awayBehindLock'

/**
 * A mailbox as it is behind the folder lock. Every call that names one of the user's own folders fails as `locked` while
 * the lock is closed; lists of folders show them without counts, and what is found in them is left out. So it is with their
 * mails that are away for a while.
 *
 * Each method of a mailbox stands here by itself, so that a new one cannot be added without a thought for the lock.
 *
 * @param isClosed the lock is set, and not opened in this session; asked at each call
 * @source LK-08, A5
 */
export function lockedMailbox(mailbox: Mailbox, isClosed: () => Promise<boolean>): Mailbox {
  /** What stays open; undefined when everything does. */
  const whatIsOpen = async () => ((await isClosed()) ? openPart(mailbox, await mailbox.folders()) : undefined)
  /** Fails for folders and mails that are behind the lock. @returns what stays open */
  const require = async (folders: readonly FolderId[], mails?: MessageSelection) => {
    const open = await whatIsOpen()
    if (open === undefined) return undefined
    if (folders.some((id) => !open.folders.has(id))) throw foldersLocked()
    if (mails && (!open.folders.has(mails.folder) || names(open.away, mails))) throw foldersLocked()
    return open
  }
  const requireOne = ({ folder, uid }: MessageRef) => require([], { folder, uids: [uid] })
  const within = async (refs: readonly MessageRef[]) => {
    const open = await whatIsOpen()
    return open ? refs.filter((ref) => open.folders.has(ref.folder)).filter(isNoneOf(open.away)) : refs
  }

  const locked = async (folders: readonly Folder[]) => {
    if (!(await isClosed())) return folders
    const { away } = await openPart(mailbox, folders)
    return folders.map((folder) => lockedFolder(folder, away))
  }
  /** An answer with some of the folders, shown as in the list of all. */
  const lockedPart = async <Part extends FoldersOnly>(part: Part, options?: ReadOptions): Promise<Part> => {
    if (!(await isClosed())) return part
    // Those with a role, which say what is away, are among the first.
    const { away } = await openPart(mailbox, (await mailbox.firstFolders(undefined, options)).folders)
    return { ...part, folders: part.folders.map((folder) => lockedFolder(folder, away)) }
  }

  return {
    folders: async (options) => locked(await mailbox.folders(options)),
    folder: async (id, options) => {
      const folder = await mailbox.folder(id, options)
      if (!(await isClosed())) return folder
      const { away } = await openPart(mailbox, await mailbox.folders(options))
      return lockedFolder(folder, away)
    },
    folderPage: async (query, options) => lockedPart(await mailbox.folderPage(query, options), options),
    firstFolders: async (shown, options) => {
      const first = await mailbox.firstFolders(shown, options)
      return { ...first, folders: await locked(first.folders) }
    },
    foldersBelow: async (parent, query, options) =>
      lockedPart(await mailbox.foldersBelow(parent, query, options), options),
    foldersInside: async (id, query, options) =>
      lockedPart(await mailbox.foldersInside(id, query, options), options),
    findFolders: async (words, limit, options) =>
      lockedPart(await mailbox.findFolders(words, limit, options), options),
    folderWithRole: (role) => mailbox.folderWithRole(role),
    createFolder: async (id) => {
      await require([id])
      return mailbox.createFolder(id)
    },
    renameFolder: async (id, target) => {
      await require([id, target])
      return mailbox.renameFolder(id, target)
    },
    deleteFolder: async (id, mails) => {
      await require([id])
      return mailbox.deleteFolder(id, mails)
    },
    list: async (query, options) => {
      const open = await require([query.folder])
      const away = open?.away ?? []
      const readable = readableBeside(open, query.folder)
      if (!away.some(({ ref }) => ref.folder === query.folder))
        return mailbox.list(query, { ...options, readable })
      // Mail by mail: a conversation's row tells who else has written in it.
      const page = await pageWithout(away, query, (asked) =>
        mailbox.list({ ...query, ...asked, byConversation: false }, { ...options, readable }),
      )
      return { ...page, unreadCount: page.unreadCount - unreadOf(away) }
    },
    conversation: async (ref, query, options) => {
      const open = await requireOne(ref)
      const ask = (asked: ConversationQuery) =>
        mailbox.conversation(ref, asked, { ...options, readable: open?.folders })
      if (open === undefined || open.away.length === 0) return ask(query)
      const page = await pageWithout(open.away, query, ask)
      return { ...page, unreadCount: Math.min(page.unreadCount, page.totalCount) }
    },
    matching: async (query, options) => {
      const open = await require([query.folder])
      if (!open?.away.some(({ ref }) => ref.folder === query.folder)) return mailbox.matching(query, options)
      const isOpen = isOpenIn(query.folder, open.away)
      // A portion that is not full says that it was the last.
      const uids: MessageUid[] = []
      for (let { after } = query; ;) {
        const portion = await mailbox.matching({ ...query, ...(after !== undefined && { after }) }, options)
        uids.push(...portion.filter(isOpen))
        after = portion.at(-1)
        if (portion.length < query.limit || uids.length >= query.limit) return uids.slice(0, query.limit)
      }
    },
    ofConversations: async (folder, uids) => {
      const open = await require([], { folder, uids })
      const all = await mailbox.ofConversations(folder, uids)
      return open ? all.filter(isOpenIn(folder, open.away)) : all
    },
    search: async (query, options) => {
      const { folder } = query.conditions
      const open = folder === undefined ? await whatIsOpen() : await require([folder])
      const ask = (asked: Pick<SearchQuery, 'offset' | 'limit'>) =>
        mailbox.search({ ...query, ...asked }, { ...options, readable: open?.folders })
      return open === undefined || open.away.length === 0 ? ask(query) : pageWithout(open.away, query, ask)
    },
    summaries: async (refs, options) => mailbox.summaries(await within(refs), options),
    read: async (ref, options) => {
      await requireOne(ref)
      return mailbox.read(ref, options)
    },
    header: async (ref, options) => {
      await requireOne(ref)
      return mailbox.header(ref, options)
    },
    raw: async (ref, options) => {
      await requireOne(ref)
      return mailbox.raw(ref, options)
    },
    part: async (ref, id, options) => {
      await requireOne(ref)
      return mailbox.part(ref, id, options)
    },
    parts: async (ref, ids, options) => {
      await requireOne(ref)
      return mailbox.parts(ref, ids, options)
    },
    senders: async (selection, options) => {
      await require([], selection)
      return mailbox.senders(selection, options)
    },
    findByMessageId: async (id, options) => within(await mailbox.findByMessageId(id, options)),
    append: async (folder, content, options) => {
      await require([folder])
      return mailbox.append(folder, content, options)
    },
    appendMany: async (folder, mails, options) => {
      await require([folder])
      return mailbox.appendMany(folder, mails, options)
    },
    setState: async (selection, change, options) => {
      await require([], selection)
      return mailbox.setState(selection, change, options)
    },
    setRemark: async (ref, remark) => {
      await requireOne(ref)
      return mailbox.setRemark(ref, remark)
    },
    move: async (selection, target) => {
      await require([target], selection)
      return mailbox.move(selection, target)
    },
    expunge: async (selection) => {
      await require([], selection)
      return mailbox.expunge(selection)
    },
    empty: async (folder) => {
      await require([], { folder, uids: 'all' })
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

interface FoldersOnly {
  readonly folders: readonly Folder[]
}

/** The failure of everything that is behind the lock. */
export const foldersLocked = () =>
  new MailroomError('locked', 'The folder is behind the lock.', { detail: 'foldersLocked' })

/** The folder that an event names; undefined for one that names none. */
export function folderOfEvent(event: LiveEvent): FolderId | undefined {
  if (event.kind === 'messageArrived') return event.message.ref.folder
  return event.kind === 'folderChanged' ? event.folder : undefined
}

const lockedFolder = (folder: Folder, away: readonly MessageSummary[]): Folder => {
  if (!folder.isDefault) return { ...folder, isLocked: true, unreadCount: 0, totalCount: 0 }
  const hidden = away.filter(({ ref }) => ref.folder === folder.id)
  return {
    ...folder,
    unreadCount: folder.unreadCount - unreadOf(hidden),
    totalCount: folder.totalCount - hidden.length,
  }
}

const unreadOf = (mails: readonly MessageSummary[]) => mails.filter(({ state }) => !state.isRead).length

const isOpenIn = (folder: FolderId, away: readonly MessageSummary[]) => {
  const isOpen = isNoneOf(away)
  return (uid: MessageUid) => isOpen({ folder, uid })
}

/** The folders that a list's rows may tell of: none beside it that holds mails from behind the lock. */
function readableBeside(open: OpenPart | undefined, folder: FolderId): ReadonlySet<FolderId> | undefined {
  if (open === undefined) return undefined
  const hiding = new Set(open.away.map(({ ref }) => ref.folder))
  return new Set([...open.folders].filter((id) => id === folder || !hiding.has(id)))
}
