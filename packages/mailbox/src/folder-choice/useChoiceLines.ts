import { findFolders, namedFolder, type Folder } from '@mailroom/core'
import { useFolderName, useFoundFolders } from '@mailroom/react'
import type { SelectOption } from '@mailroom/ui'
import { useMemo, useState } from 'react'
import { pathOf } from './moveTargets'

/** Nobody reads more lines: a further letter makes them fewer. */
const mostLines = 100

/** Asked for where so many of those that were found are not offered that few lines are left. */
const mostAsked = 1000

/** Asked for beyond those that are shown, since a few of them are not offered. */
const spareCount = 20

/** What can be chosen for what is typed. */
export interface ChoiceLines {
  readonly lines: readonly SelectOption[]
  /** How many of them are folders, and how many folders fit, shown or not. */
  readonly shownCount: number
  readonly folderCount: number
  readonly isAwaited: boolean
  /** Why the mail system could not be asked; the lines are of what the page knows. */
  readonly error: unknown
  readonly askAgain: () => void
}

/** The lines to choose a folder from: what stands before the folders, and those that fit the words. @source ML-06, FL-01 */
export function useChoiceLines(
  typed: string,
  first: readonly SelectOption[],
  isTarget: (folder: Folder) => boolean,
): ChoiceLines {
  const nameOf = useFolderName()
  const [wide, setWide] = useState<string>()
  const limit = wide === typed ? mostAsked : mostLines + spareCount
  const { folders: found, totalCount, isAwaited, error, refresh } = useFoundFolders(typed, limit)
  const named = useMemo(
    () => found.map((folder) => namedFolder(folder, pathOf(folder, nameOf))),
    [found, nameOf],
  )
  // Default folders are named in the reader's language, so that all are put in their order here.
  const fitting = useMemo(() => findFolders(named, typed), [named, typed])
  const targets = fitting.filter(({ folder }) => isTarget(folder))
  const isAnswer = !isAwaited && error === undefined
  const hiddenCount = isAnswer ? Math.max(0, totalCount - found.length) : 0
  if (hiddenCount > 0 && targets.length < mostLines && wide !== typed) setWide(typed)
  const shown = targets.slice(0, mostLines)
  const words = typed.trim().toLowerCase()
  return {
    lines: [
      ...first.filter(({ label }) => label.toLowerCase().includes(words)),
      ...shown.map(({ folder, path }) => ({ value: folder.id, label: path })),
    ],
    shownCount: shown.length,
    folderCount: targets.length + hiddenCount,
    isAwaited,
    error,
    askAgain: () => void refresh(),
  }
}
