import { findFolders, namedFolder, type Folder, type FoundFolders } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { usePaused } from '../stable/usePaused'
import { useFolderName } from './useFolderName'
import { useFolders } from './useFolders'

const pauseMs = 80
const keepForAWhile = { keepPreviousData: true, revalidateOnFocus: false, dedupingInterval: 5000 }

/** Longer words are no name of a folder. */
const mostCharacters = 300

/** Folders that were looked for. */
export interface FoundFoldersAnswer extends FoundFolders {
  /** Until it is known which fit these words; of those of the words before the ones that fit are given meanwhile. */
  readonly isAwaited: boolean
  /** Why asking failed; those that the page knows are found all the same. */
  readonly error: unknown
  /** Asks again; resolves when the answer, or its failure, is there. */
  readonly refresh: () => Promise<void>
}

/**
 * Folders by parts of their names and of those above them, best first; all for no words. Default folders are found by their
 * names in the reader's language. Of thousands the mail system finds those that the page does not know.
 *
 * @param words undefined while nothing is looked for
 * @param limit at most so many, 1 to 1000
 * @source ML-06, FL-01
 */
export function useFoundFolders(words: string | undefined, limit: number): FoundFoldersAnswer {
  const { parts } = useAdapter().folders
  const { folders: known = none, isPart } = useFolders()
  const nameOf = useFolderName()
  const isAsking = parts !== undefined && isPart && words !== undefined
  const wanted = isAsking ? words.trim().slice(0, mostCharacters) : undefined
  const asked = usePaused(wanted, pauseMs)
  const key = useAccountKey(
    'foundFolders',
    wanted === undefined || asked === undefined ? undefined : [asked, limit],
  )
  const ask = async (text: string) => ({ asked: text, ...(await parts!.find(text, limit)) })
  const { data, error: failure, refresh } = useAnswer(key, () => ask(asked!), keepForAWhile)
  const error = isAsking && asked === wanted ? failure : undefined

  const named = useMemo(
    () => known.map((folder) => namedFolder(folder, folder.role ? nameOf(folder) : folder.id)),
    [known, nameOf],
  )
  const here = useMemo(
    () => (words === undefined ? none : findFolders(named, words).map(({ folder }) => folder)),
    [named, words],
  )
  const there = isAsking && error === undefined ? data : undefined
  return useMemo(() => {
    const isAwaited = isAsking && error === undefined && there?.asked !== wanted
    if (!there) return { folders: here.slice(0, limit), totalCount: here.length, isAwaited, error, refresh }
    // Their names in the reader's language are known here alone.
    const own = here.filter(({ role }) => role !== undefined)
    const others = isAwaited ? fitting([...here, ...there.folders], wanted!) : there.folders
    const folders = [...new Map([...own, ...others].map((folder) => [folder.id, folder])).values()]
    const totalCount = Math.max(folders.length, isAwaited ? 0 : there.totalCount)
    return { folders: folders.slice(0, limit), totalCount, isAwaited, error, refresh }
  }, [here, there, limit, isAsking, wanted, error, refresh])
}

/** Those of the words before that fit these ones too. */
const fitting = (folders: readonly Folder[], words: string): readonly Folder[] =>
  findFolders(
    folders.map((folder) => namedFolder(folder, folder.id)),
    words,
  ).map(({ folder }) => folder)

const none: readonly Folder[] = []
