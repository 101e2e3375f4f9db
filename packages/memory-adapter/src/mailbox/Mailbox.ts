import {
  MailroomError,
  defaultFolderNames,
  defaultRoles,
  isInFolder,
  sortFolders,
  type DraftId,
  type Folder,
  type FolderId,
  type FolderRole,
  type InternetMessageId,
  type MessageRef,
  type Tag,
} from '@mailroom/core'
import { MailFolder } from './MailFolder'
import type { StoredMail } from './StoredMail'

/** One person's folders and tags. */
export class Mailbox {
  private readonly folders = new Map<FolderId, MailFolder>()
  readonly tags: Tag[] = []

  constructor() {
    for (const role of defaultRoles) this.addFolder(defaultFolderNames[role], role)
  }

  /** Makes a folder of the user's own, and those above it. Nothing happens when it is there. */
  addFolder(id: FolderId, role?: FolderRole): void {
    if (this.folders.has(id)) return
    const parent = parentOf(id)
    if (parent !== undefined) this.addFolder(parent)
    this.folders.set(id, new MailFolder(id, role))
  }

  /** Gives a folder of the user's own and those in it another full name. `conflict` when one is taken. */
  renameFolder(id: FolderId, target: FolderId): void {
    const folders = this.ownFolders(id)
    const renamed = folders.map((folder) => [folder, `${target}${folder.id.slice(id.length)}`] as const)
    for (const [, name] of renamed) {
      if (this.folders.has(name) && !isInFolder(name, id))
        throw new MailroomError('conflict', `There is a folder "${name}".`)
    }
    for (const folder of folders) this.folders.delete(folder.id)
    for (const [folder, name] of renamed) {
      this.renameHomes(folder.id, name)
      folder.id = name
      this.folders.set(name, folder)
    }
  }

  /** Mails that are away come back to their folder under its new name. */
  private renameHomes(from: FolderId, to: FolderId): void {
    const away = this.folders.get(defaultFolderNames.snoozed)
    for (const mail of away?.all() ?? []) {
      if (mail.snooze?.folder === from) away?.replace({ ...mail, snooze: { ...mail.snooze, folder: to } })
    }
  }

  /** Takes a folder and those in it away, with what is in them. */
  removeFolder(id: FolderId): void {
    for (const folder of this.ownFolders(id)) this.folders.delete(folder.id)
  }

  /** A folder of the user's own and those in it, parents first. `forbidden` for a default one. */
  ownFolders(id: FolderId): MailFolder[] {
    if (this.folder(id).role) throw new MailroomError('forbidden', `"${id}" stays as it is.`)
    return [...this.folders.values()]
      .filter((folder) => isInFolder(folder.id, id))
      .sort((a, b) => a.id.length - b.id.length)
  }

  has(id: FolderId): boolean {
    return this.folders.has(id)
  }

  /** @throws MailroomError `notFound` */
  folder(id: FolderId): MailFolder {
    const folder = this.folders.get(id)
    if (!folder) throw new MailroomError('notFound', `There is no folder "${id}".`)
    return folder
  }

  ofRole(role: FolderRole): MailFolder {
    if (role === 'snoozed') this.addFolder(defaultFolderNames[role], role)
    return this.folder(defaultFolderNames[role])
  }

  /** @throws MailroomError `notFound` when the folder or the mail is gone */
  mail(ref: MessageRef): StoredMail {
    const mail = this.folder(ref.folder).get(ref.uid)
    if (!mail) throw new MailroomError('notFound', `There is no mail ${ref.uid} in "${ref.folder}".`)
    return mail
  }

  /** Every folder. */
  allFolders(): readonly MailFolder[] {
    return [...this.folders.values()]
  }

  /** Where the saved version of a draft lies. */
  findDraft(id: DraftId): { folder: MailFolder; mail: StoredMail } | undefined {
    for (const folder of this.folders.values()) {
      const mail = folder.all().find((candidate) => candidate.draft?.id === id)
      if (mail) return { folder, mail }
    }
    return undefined
  }

  /** Wherever mails with this Message-ID are. */
  withMessageId(messageId: InternetMessageId): { folder: MailFolder; mail: StoredMail }[] {
    return [...this.folders.values()].flatMap((folder) =>
      folder
        .all()
        .filter(({ content }) => content.messageId === messageId)
        .map((mail) => ({ folder, mail })),
    )
  }

  /** All folders with their counts, in the order in which they are shown. */
  list(): Folder[] {
    return sortFolders([...this.folders.values()].map(describe))
  }
}

const parentOf = (id: FolderId): FolderId | undefined => {
  const end = id.lastIndexOf('/')
  return end < 0 ? undefined : id.slice(0, end)
}

function describe(folder: MailFolder): Folder {
  const parent = parentOf(folder.id)
  return {
    id: folder.id,
    name: folder.id.slice(folder.id.lastIndexOf('/') + 1),
    ...(folder.role ? { role: folder.role } : {}),
    ...(parent === undefined ? {} : { parent }),
    unreadCount: folder.unreadCount,
    totalCount: folder.totalCount,
    isDefault: folder.role !== undefined,
    canEmpty: folder.role === 'trash' || folder.role === 'spam',
    isLocked: false,
  }
}
