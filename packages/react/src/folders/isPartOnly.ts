import type { FolderPart } from '@mailroom/core'

/** True where there are folders that a part has not. */
export const isPartOnly = ({ folders, hasMore }: FolderPart): boolean =>
  hasMore || folders.some((folder) => folder.hasMore)
