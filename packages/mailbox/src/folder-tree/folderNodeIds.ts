import type { FolderId } from '@mailroom/core'

/** Node of the group above the reader's own folders; no folder can have this name. */
export const myFoldersNode = '\u0000my-folders'

const moreFolders = '\u0000more-folders:'

/** Node that stands for the folders which are not known below one, or at the top: ''. */
export const moreNodeOf = (branch: FolderId): string => moreFolders + branch

/** The branch that a node stands for the others of; undefined for other nodes. */
export const branchOfMore = (node: string): FolderId | undefined =>
  node.startsWith(moreFolders) ? node.slice(moreFolders.length) : undefined
