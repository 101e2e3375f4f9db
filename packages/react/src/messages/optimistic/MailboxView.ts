import {
  isInFolder,
  messageKey,
  type Folder,
  type FolderId,
  type Message,
  type MessageQuery,
  type MessageSelection,
  type MessageSummary,
  type MessageUid,
  type SearchQuery,
  type StateChange,
} from '@mailroom/core'
import type { MailCache } from '../../data/MailCache'
import { everything, type Key } from '../../data/keys'
import { changedMembers, changedRow, mailsOfRow } from './conversationRows'
import { chooser } from './chooser'
import { changeResults, withoutResults } from './results'
import { pinnedFirst } from './pinnedFirst'
import { atLeast0, withAgain, without } from './rows'

/** How many mails, and how many unread ones, a step brings to a folder. */
interface Counts {
  readonly total: number
  readonly unread: number
}

/**
 * What the cache knows of one account's mails, changed in every place at once: all pages, the open mails and the
 * folders' counts. The mail system is not asked.
 */
export class MailboxView {
  readonly #cache: MailCache
  readonly #account: string

  constructor(cache: MailCache, account: string) {
    this.#cache = cache
    this.#account = account
  }

  /** Mails of a selection that are cached anywhere. For `all`, those that are. */
  known(selection: MessageSelection): Map<MessageUid, MessageSummary> {
    const found = new Map<MessageUid, MessageSummary>()
    const isChosen = chooser(selection)
    const notice = (message: MessageSummary) => {
      if (message.ref.folder !== selection.folder || !isChosen(message.ref.uid)) return
      // Only the row of a list by conversation knows how many mails it stands for.
      if (message.conversation || !found.get(message.ref.uid)?.conversation)
        found.set(message.ref.uid, message)
    }
    for (const key of this.#cache.keys('message', this.#account)) {
      const message = this.#cache.read(key)
      if (message) notice(message)
    }
    for (const key of [...this.#lists(selection.folder), ...this.#results()]) {
      this.#cache.read(key)?.page.messages.forEach(notice)
    }
    return found
  }

  /** True where one of these mails was asked for. */
  isAbout(key: Key, selections: readonly MessageSelection[]): boolean {
    const [folder, uid] = placeOf(key as Key<'message'>)
    return selections.some((one) => one.folder === folder && (one.wholeConversations || chooser(one)(uid)))
  }

  folders(): readonly Folder[] | undefined {
    return this.#cache.read(this.#foldersKey)?.folders
  }

  folder(id: FolderId): Folder | undefined {
    return this.folders()?.find((folder) => folder.id === id)
  }

  /** How many mails a selection has, as far as it can be known. */
  count(selection: MessageSelection): number {
    return this.#countsOf(selection).total
  }

  /**
   * True when `changeState` leaves nothing to ask for: all mails are known, and what is shown has the same mails in the same
   * order whatever their marks are.
   */
  showsWhole(selection: MessageSelection, change: StateChange): boolean {
    const { uids } = selection
    if (
      uids === 'all' ||
      selection.wholeConversations ||
      Object.keys(change).some((key) => !plainMarks.has(key))
    )
      return false
    const isShown = (key: Key) => this.#cache.isShown(key)
    if (this.#cache.keys('conversation', this.#account).some(isShown)) return false
    const isPlain = ({ filter, search, byConversation }: MessageQuery) =>
      !byConversation && search === undefined && (filter?.kind ?? 'all') === 'all'
    const lists = this.#lists(selection.folder).filter(isShown)
    if (!lists.every(([, , query]) => isPlain(query as MessageQuery))) return false
    const results = this.#results().filter(isShown)
    if (results.some(([, , query]) => dependsOnMarks(query as SearchQuery))) return false
    const known = this.known(selection)
    return uids.every((uid) => known.has(uid))
  }

  /** Changes the state of mails wherever they are shown, and the unread counts with it. */
  changeState(selection: MessageSelection, change: StateChange): void {
    const before = this.known(selection)
    const isChosen = chooser(selection)
    const unread = this.#unreadAfter(selection, change, before)
    for (const uid of before.keys()) {
      this.#cache.update(this.#messageKey(selection.folder, uid), (message) =>
        changedRow(message, change, single),
      )
    }
    for (const key of this.#lists(selection.folder)) {
      this.#cache.update(key, ({ page, query, ...rest }) => {
        const rows = page.messages.map((message) =>
          isChosen(message.ref.uid) ? changedRow(message, change, selection) : message,
        )
        const messages = change.isPinned === undefined ? rows : pinnedFirst(rows, query.sort)
        return { ...rest, query, page: { ...page, unreadCount: unread(page.unreadCount), messages } }
      })
    }
    for (const key of this.#results()) {
      this.#cache.update(key, (results) =>
        changeResults(results, selection, (message) => changedRow(message, change, selection)),
      )
    }
    for (const key of this.#cache.keys('conversation', this.#account)) {
      this.#cache.update(key, (page) => ({
        ...page,
        messages: changedMembers(page.messages, change, selection),
      }))
    }
    this.#changeFolder(selection.folder, (folder) => ({ ...folder, unreadCount: unread(folder.unreadCount) }))
  }

  /** Changes the note about a mail wherever it is shown. */
  changeRemark({ folder, uid }: Message['ref'], remark: string): void {
    this.#cache.update(this.#messageKey(folder, uid), (message) => ({ ...message, remark }))
    for (const key of this.#lists(folder)) {
      this.#cache.update(key, ({ page, ...rest }) => ({
        ...rest,
        page: {
          ...page,
          messages: page.messages.map((row) => (row.ref.uid === uid ? { ...row, remark } : row)),
        },
      }))
    }
  }

  /**
   * Takes mails out of their lists, and into a folder's counts when they go to one. Answers with a way back.
   *
   * @param target where they go; undefined when for ever
   */
  remove(selection: MessageSelection, target: FolderId | undefined): () => void {
    const counts = this.#countsOf(selection)
    const waysBack = this.#lists(selection.folder).map((key) => {
      const before = this.#cache.read(key)
      if (!before) return () => undefined
      const { page, gone } = without(before, selection, counts.unread)
      this.#cache.write(key, page)
      return () => this.#cache.update(key, (now) => withAgain(now, gone, counts.unread))
    })
    for (const key of this.#results()) {
      const before = this.#cache.read(key)
      if (!before) continue
      this.#cache.write(key, withoutResults(before, selection))
      waysBack.push(() => this.#cache.write(key, before))
    }
    this.#count(selection.folder, { total: -counts.total, unread: -counts.unread })
    if (target !== undefined) this.#count(target, counts)
    return () => {
      for (const goBack of waysBack) goBack()
      this.#count(selection.folder, counts)
      if (target !== undefined) this.#count(target, { total: -counts.total, unread: -counts.unread })
    }
  }

  /** Lets an open mail be found under its new place, and tell it to whoever knows the old one. @source RD-14 */
  rename(from: Message['ref'], to: Message['ref']): void {
    const oldKey = this.#messageKey(from.folder, from.uid)
    const message = this.#cache.read(oldKey)
    if (!message) return
    const moved = { ...message, ref: to }
    this.#cache.write(this.#messageKey(to.folder, to.uid), moved)
    this.#cache.write(oldKey, moved)
    // Nothing is left at the old place to ask for.
    this.#cache.spare(oldKey)
  }

  /** Asks anew for the counts, for the lists of the folders given, and for what searches have found. */
  refresh(...folders: readonly FolderId[]): void {
    this.#cache.refresh([this.#foldersKey, ...this.#mailsOf(folders)])
  }

  /** The same where no other folder has changed: the counts of these alone are asked for. */
  refreshTouched(...folders: readonly FolderId[]): void {
    this.#cache.refreshParts(this.#foldersKey, folders)
    this.#cache.refresh(this.#mailsOf(folders))
  }

  /** Asks anew for open mails and for those that are on their way, after their state may have changed elsewhere. */
  refreshMessages(folder: FolderId): void {
    const isThere = (key: Key<'message'>) => {
      const ref = this.#cache.read(key)?.ref
      return ref ? ref.folder === folder && this.#isCurrent(key) : placeOf(key)[0] === folder
    }
    this.#cache.refresh(this.#cache.keys('message', this.#account).filter(isThere))
  }

  /** A folder and those in it are elsewhere: folders and open mails are shown there, lists are asked for anew. */
  renameFolder(from: FolderId, to: FolderId): void {
    const renamed = (id: FolderId) => (isInFolder(id, from) ? `${to}${id.slice(from.length)}` : id)
    this.#changeFolders((folders) => folders.map((folder) => folderUnder(folder, renamed)))
    for (const key of this.#cache.keys('message', this.#account)) {
      const ref = this.#cache.read(key)?.ref
      if (ref && isInFolder(ref.folder, from) && messageKey(ref) === key[2])
        this.rename(ref, { ...ref, folder: renamed(ref.folder) })
    }
  }

  /** A folder and those in it are not shown any more. Answers with a way back. */
  removeFolder(id: FolderId): () => void {
    const before = this.#cache.read(this.#foldersKey)
    this.#changeFolders((folders) => folders.filter((folder) => !isInFolder(folder.id, id)))
    return () => before && this.#cache.write(this.#foldersKey, before)
  }

  /** Asks anew for everything: any folder may be another one now. */
  refreshAll(): void {
    const messages = this.#cache.keys('message', this.#account).filter((key) => this.#isCurrent(key))
    this.#cache.refresh([this.#foldersKey, ...this.#cache.keys('list', this.#account), ...messages])
  }

  /** False for the old place of a mail that has moved: nothing is left there to ask for. */
  #isCurrent(key: Key<'message'>): boolean {
    const ref = this.#cache.read(key)?.ref
    return ref === undefined || messageKey(ref) === key[2]
  }

  get #foldersKey(): Key<'knownFolders'> {
    return ['knownFolders', this.#account, everything]
  }

  #messageKey(folder: FolderId, uid: MessageUid): Key<'message'> {
    return ['message', this.#account, messageKey({ folder, uid })]
  }

  #lists(folder: FolderId): Key<'list'>[] {
    const isAbout = ([, , query]: Key) => (query as MessageQuery).folder === folder
    return this.#cache.keys('list', this.#account).filter(isAbout)
  }

  /** All that may show mails of some folders. */
  #mailsOf(folders: readonly FolderId[]): Key[] {
    return [
      ...folders.flatMap((folder) => this.#lists(folder)),
      // A conversation has mails in any folder, and only those that are shown are asked for.
      ...this.#cache.keys('conversation', this.#account),
      ...this.#results(),
    ]
  }

  /** Results of searches are of all folders. */
  #results(): Key<'results'>[] {
    return this.#cache.keys('results', this.#account)
  }

  #countsOf(selection: MessageSelection): Counts {
    const known = [...this.known(selection).values()]
    const counted = known.map((message) => mailsOfRow(message, selection))
    const unread = sum(counted.map((row) => row.unread))
    if (selection.uids !== 'all') {
      return { total: selection.uids.length - known.length + sum(counted.map((row) => row.total)), unread }
    }
    const folder = this.folder(selection.folder)
    return folder ? { total: folder.totalCount, unread: folder.unreadCount } : { total: known.length, unread }
  }

  /** How an unread count becomes what it is after the change. */
  #unreadAfter(
    selection: MessageSelection,
    change: StateChange,
    before: ReadonlyMap<MessageUid, MessageSummary>,
  ): (count: number) => number {
    if (change.isRead === undefined) return (count) => count
    if (selection.uids === 'all') {
      const total = this.folder(selection.folder)?.totalCount
      return (count) => (change.isRead ? 0 : (total ?? count))
    }
    const touched = sum(
      [...before.values()].map((message) => {
        const { total, unread } = mailsOfRow(message, selection)
        return change.isRead ? unread : total - unread
      }),
    )
    return (count) => atLeast0(change.isRead ? count - touched : count + touched)
  }

  #count(id: FolderId, { total, unread }: Counts): void {
    this.#changeFolder(id, (folder) => ({
      ...folder,
      totalCount: atLeast0(folder.totalCount + total),
      unreadCount: atLeast0(folder.unreadCount + unread),
    }))
  }

  #changeFolder(id: FolderId, change: (folder: Folder) => Folder): void {
    this.#changeFolders((folders) => folders.map((folder) => (folder.id === id ? change(folder) : folder)))
  }

  #changeFolders(change: (folders: readonly Folder[]) => readonly Folder[]): void {
    this.#cache.update(this.#foldersKey, (part) => ({ ...part, folders: change(part.folders) }))
  }
}

/** Where a mail was asked for. */
const placeOf = ([, , id]: Key<'message'>): readonly [folder: FolderId, uid: MessageUid] => {
  const name = id as string
  const cut = name.lastIndexOf('#')
  return [name.slice(0, cut), Number(name.slice(cut + 1))]
}

/** Marks that move no mail to another place of a list. */
const plainMarks: ReadonlySet<string> = new Set<keyof StateChange>(['isRead', 'flag'])

const dependsOnMarks = ({ conditions: { isRead, isFlagged } }: SearchQuery): boolean =>
  isRead !== undefined || isFlagged !== undefined

/** An open mail is never more than itself. */
const single: MessageSelection = { folder: '', uids: [] }

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function folderUnder(folder: Folder, renamed: (id: FolderId) => FolderId): Folder {
  const id = renamed(folder.id)
  if (id === folder.id) return folder
  const cut = id.lastIndexOf('/')
  const { parent: _before, ...rest } = folder
  return { ...rest, id, name: id.slice(cut + 1), ...(cut > 0 && { parent: id.slice(0, cut) }) }
}
