import type { Folder, FolderId } from '@mailroom/core'

/** What the reader is about to do with a folder; it is asked in a dialog. */
export type FolderTask =
  | { readonly kind: 'create'; readonly parent?: FolderId }
  | { readonly kind: 'rename' | 'move' | 'delete' | 'empty'; readonly folder: Folder }
  | { readonly kind: 'unlock'; readonly folder: Folder }
  | { readonly kind: 'import'; readonly folder: Folder }

/** What the reader may do with folders at all. */
export interface FolderRights {
  readonly canDelete: boolean
  /** False where the mail system takes no files. */
  readonly canImport: boolean
}
