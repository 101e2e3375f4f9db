import { type Folder, folderRoles } from '../mail/Folder'

/** "Projects 9" before "Projects 10". */
const collator = /* @__PURE__ */ new Intl.Collator('zh', { numeric: true })

/**
 * Folders with a role first, then by name, level by level, so that a folder follows the one it is in.
 *
 * @source FL-01
 */
export function sortFolders(folders: readonly Folder[]): Folder[] {
  const levels = folders.map(({ id }) => id.split('/'))
  // Comparing as people read is dear: each name is given its place once, and folders are compared by numbers.
  const places = placesOf(new Set(levels.flat()))
  return folders
    .map((folder, index) => ({ folder, path: levels[index]!.map((name) => places.get(name)!) }))
    .sort((a, b) => rank(a.folder) - rank(b.folder) || comparePaths(a.path, b.path))
    .map(({ folder }) => folder)
}

const rank = ({ role }: Folder) => (role === undefined ? folderRoles.length : folderRoles.indexOf(role))

/** Names that read the same have the same place. */
function placesOf(names: Iterable<string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  let before: string | undefined
  for (const name of [...names].sort(collator.compare)) {
    const isSame = before !== undefined && collator.compare(before, name) === 0
    places.set(name, isSame ? places.get(before!)! : places.size)
    before = name
  }
  return places
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let level = 0; level < Math.min(a.length, b.length); level++) {
    const order = a[level]! - b[level]!
    if (order !== 0) return order
  }
  return a.length - b.length
}
