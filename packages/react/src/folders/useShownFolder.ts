import type { Folder, FolderId } from '@mailroom/core'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useBringFolders } from './useBringFolders'
import { useFolders } from './useFolders'

/** One folder as it is shown. */
export interface ShownFolder {
  readonly folder: Folder | undefined
  /** There is no such folder. False while that is not known. */
  readonly isGone: boolean
}

/**
 * A folder that is open, or a mail of which is. One of thousands that the page does not know yet is asked for, with those above
 * it, and stands in the tree from then on.
 *
 * @param id undefined for none
 * @source FL-01, T40
 */
export function useShownFolder(id: FolderId | undefined): ShownFolder {
  const { folders, isPart } = useFolders()
  const bring = useBringFolders()
  const folder = folders?.find((each) => each.id === id)
  const isUnknown = folders !== undefined && id !== undefined && folder === undefined
  const key = useAccountKey('isFolderThere', isUnknown && isPart && bring ? id : undefined)
  const { data: isThere } = useAnswer(key, () => bring!.one(id!))
  return { folder, isGone: isUnknown && (isPart ? isThere === false : true) }
}
