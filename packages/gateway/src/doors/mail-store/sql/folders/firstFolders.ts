import type { Folder, FolderId } from '@mailroom/core'

/** A high screen of them. All are sent where there are not more. */
export const mostAtFirst = 80

/**
 * The folders that a page shows at first: those that come first, those with a role, and the top of the tree, which stands below
 * the first screen. All others are asked for when these are on the screen.
 *
 * @param folders default ones first, parents before children; those that come late may be left out
 * @param shown   the one that is open
 * @returns undefined where that one comes late: then all folders are shown, since the tree stands there
 * @source FL-01, T40
 */
export function firstFolders(
  folders: readonly Folder[],
  shown: FolderId | undefined,
): readonly Folder[] | undefined {
  const top = folders.filter(({ parent }) => parent === undefined).slice(0, mostAtFirst)
  const withRole = folders.filter(({ isDefault }) => isDefault)
  const first = new Set<Folder>([...folders.slice(0, mostAtFirst), ...withRole, ...top])
  const isShown = shown === undefined || [...first].some(({ id }) => id === shown)
  return isShown ? folders.filter((folder) => first.has(folder)) : undefined
}
