import type { FolderId } from '../mail/ids'
import { pathToDestination } from './pathToDestination'

/** The folder whose first page a mailbox shows at an address; undefined where it shows something else. @source SH-16, T40 */
export function folderAtFirst(path: string, search: string): FolderId | undefined {
  const place = pathToDestination(path, search)
  return place.kind === 'folder' && !place.isUnread && (place.page ?? 1) === 1 ? place.folder : undefined
}
