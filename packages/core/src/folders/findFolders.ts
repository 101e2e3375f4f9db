import type { Folder } from '../mail/Folder'

/** A folder, and what is written for it. */
export interface NamedFolder {
  readonly folder: Folder
  /** With the names of those above it. */
  readonly path: string
  /** The same as it is looked through. */
  readonly plain: string
}

export const namedFolder = (folder: Folder, path: string): NamedFolder => ({
  folder,
  path,
  plain: plain(path),
})

/**
 * The folders that every typed word stands in, in its own name or in those above it; all of them for nothing. First come
 * those whose own name begins so, then those where a name begins so, each in the order of the tree.
 *
 * @source ML-06, FL-01
 */
export function findFolders(folders: readonly NamedFolder[], typed: string): readonly NamedFolder[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return folders
  const found = folders
    .map((each) => ({ each, distance: words.reduce((sum, word) => sum + distance(each.plain, word), 0) }))
    .filter(({ distance: far }) => far !== Infinity)
  return found.toSorted((a, b) => a.distance - b.distance).map(({ each }) => each)
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .trim()

/** 0 where its own name begins with the word, 1 where any word of the path does, 2 inside of one. */
function distance(path: string, word: string): number {
  if (path.slice(path.lastIndexOf('/') + 1).startsWith(word)) return 0
  let distance = Infinity
  for (let at = path.indexOf(word); at >= 0 && distance > 1; at = path.indexOf(word, at + 1))
    distance = at === 0 || !/[\p{L}\p{N}]/u.test(path[at - 1]!) ? 1 : 2
  return distance
}
