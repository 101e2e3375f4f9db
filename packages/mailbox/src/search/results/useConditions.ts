import { parseSearch, type Folder, type SearchConditions } from '@mailroom/core'
import { useFolders, useFoundFolders } from '@mailroom/react'
import { useSearchContext } from '../useSearchContext'

/** So many folders may fit the words of a name, of which one has exactly that name. */
const mostFound = 1000

/**
 * The conditions of a search. A folder that the page does not know may be named by its own name alone, as one that it knows:
 * the mail system is asked which one it is.
 *
 * @returns undefined until that is known; a name that no folder has stands for itself
 * @source ML-27, T40
 */
export function useConditions(query: string): SearchConditions | undefined {
  const context = useSearchContext()
  const { isPart } = useFolders()
  const conditions = parseSearch(query, context)
  const { folder: name } = conditions
  const unknown = isPart && !context.folders.some(({ id }) => id === name) ? name : undefined
  const { folders: found, isAwaited } = useFoundFolders(unknown, mostFound)
  if (!context.isKnown) return undefined
  if (unknown === undefined) return conditions
  return isAwaited ? undefined : { ...conditions, folder: called(found, unknown)?.id ?? unknown }
}

/** The folder of that id, or of that name, whatever the case. */
function called(folders: readonly Folder[], name: string): Folder | undefined {
  const lower = name.toLowerCase()
  return (
    folders.find(({ id }) => id === name) ??
    folders.find((folder) => folder.id.toLowerCase() === lower || folder.name.toLowerCase() === lower)
  )
}
