import type { FolderId, FolderPart, FolderPartsPort } from '@mailroom/core'
import type { Key } from '../../data/keys'
import type { MailCache } from '../../data/MailCache'
import { withBelow, withPart } from './mergeFolders'

/** Where what is brought goes. */
export interface KnownFolders {
  readonly port: FolderPartsPort
  readonly cache: MailCache
  readonly key: Key<'knownFolders'>
}

/** Brings all folders directly below one, or at the top, to those that are known. */
export async function bringBelow(known: KnownFolders, parent: FolderId | undefined): Promise<void> {
  const below = await known.port.below(parent)
  add(known, (part) => withBelow(part, parent, below))
}

/** Brings one folder, and those above it. @returns false when there is none */
export async function bringOne(known: KnownFolders, id: FolderId): Promise<boolean> {
  const answer = await known.port.first(id)
  add(known, (part) => withPart(part, answer))
  return answer.folders.some((folder) => folder.id === id)
}

/** A question that is under way knows nothing of what comes here, and is asked again. */
function add({ cache, key }: KnownFolders, change: (part: FolderPart) => FolderPart): void {
  cache.beginWrite(isAboutFolders)
  cache.update(key, change)
  cache.endWrite(isAboutFolders)
}

const isAboutFolders = ([area]: Key) => area === 'knownFolders'
