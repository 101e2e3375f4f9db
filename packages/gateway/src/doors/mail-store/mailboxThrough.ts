import type { Mailbox } from './MailStore'

/** Does some work on a mailbox that is found, or looked after, on the way. */
export type ThroughMailbox = <T>(work: (mailbox: Mailbox) => Promise<T>) => Promise<T>

/** A mailbox whose every call goes through one function, for what is to happen around all of them. */
export const mailboxThrough = (call: ThroughMailbox): Mailbox => ({
  folders: (options) => call((mailbox) => mailbox.folders(options)),
  folder: (id, options) => call((mailbox) => mailbox.folder(id, options)),
  folderPage: (query, options) => call((mailbox) => mailbox.folderPage(query, options)),
  firstFolders: (shown, options) => call((mailbox) => mailbox.firstFolders(shown, options)),
  foldersBelow: (parent, query, options) => call((mailbox) => mailbox.foldersBelow(parent, query, options)),
  foldersInside: (id, query, options) => call((mailbox) => mailbox.foldersInside(id, query, options)),
  findFolders: (words, limit, options) => call((mailbox) => mailbox.findFolders(words, limit, options)),
  folderWithRole: (role) => call((mailbox) => mailbox.folderWithRole(role)),
  createFolder: (id) => call((mailbox) => mailbox.createFolder(id)),
  renameFolder: (id, target) => call((mailbox) => mailbox.renameFolder(id, target)),
  deleteFolder: (id, mails) => call((mailbox) => mailbox.deleteFolder(id, mails)),
  list: (query, options) => call((mailbox) => mailbox.list(query, options)),
  search: (query, options) => call((mailbox) => mailbox.search(query, options)),
  conversation: (ref, query, options) => call((mailbox) => mailbox.conversation(ref, query, options)),
  matching: (query, options) => call((mailbox) => mailbox.matching(query, options)),
  ofConversations: (folder, uids) => call((mailbox) => mailbox.ofConversations(folder, uids)),
  summaries: (refs, options) => call((mailbox) => mailbox.summaries(refs, options)),
  read: (ref, options) => call((mailbox) => mailbox.read(ref, options)),
  header: (ref, options) => call((mailbox) => mailbox.header(ref, options)),
  raw: (ref, options) => call((mailbox) => mailbox.raw(ref, options)),
  part: (ref, id, options) => call((mailbox) => mailbox.part(ref, id, options)),
  parts: (ref, ids, options) => call((mailbox) => mailbox.parts(ref, ids, options)),
  senders: (selection, options) => call((mailbox) => mailbox.senders(selection, options)),
  findByMessageId: (id, options) => call((mailbox) => mailbox.findByMessageId(id, options)),
  append: (folder, content, options) => call((mailbox) => mailbox.append(folder, content, options)),
  appendMany: (folder, mails, options) => call((mailbox) => mailbox.appendMany(folder, mails, options)),
  setState: (selection, change) => call((mailbox) => mailbox.setState(selection, change)),
  setRemark: (ref, remark) => call((mailbox) => mailbox.setRemark(ref, remark)),
  move: (selection, target) => call((mailbox) => mailbox.move(selection, target)),
  expunge: (selection) => call((mailbox) => mailbox.expunge(selection)),
  empty: (folder) => call((mailbox) => mailbox.empty(folder)),
  room: (options) => call((mailbox) => mailbox.room(options)),
  tags: (options) => call((mailbox) => mailbox.tags(options)),
  createTag: (tag) => call((mailbox) => mailbox.createTag(tag)),
  updateTag: (id, tag) => call((mailbox) => mailbox.updateTag(id, tag)),
  deleteTag: (id) => call((mailbox) => mailbox.deleteTag(id)),
})
