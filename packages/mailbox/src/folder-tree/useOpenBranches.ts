import { useMemo } from 'react'

/** The branches that the reader has opened, true, or closed. */
export type BranchChoices = ReadonlyMap<string, boolean>

/** A node that has something below it. */
export interface Branch {
  readonly id: string
  /** Nothing below it is known yet. */
  readonly isUnknown?: boolean
}

/**
 * Which branches of the tree are open: all that there are, also those that come later, but for the ones that the reader has
 * closed, and those below which nothing is known until the reader opens them.
 *
 * @param branches the same ones while nothing changes, since there may be thousands
 * @param onOpen   told of each that the reader opens
 */
export function useOpenBranches(
  branches: readonly Branch[],
  choices: BranchChoices,
  setChoices: (choices: BranchChoices) => void,
  onOpen: (id: string) => void,
) {
  const open = useMemo(
    () => new Set(branches.flatMap(({ id, isUnknown }) => ((choices.get(id) ?? !isUnknown) ? [id] : []))),
    [branches, choices],
  )
  const setOpen = (next: ReadonlySet<string>) => {
    const changed = branches.filter(({ id }) => next.has(id) !== open.has(id))
    setChoices(new Map([...choices, ...changed.map(({ id }) => [id, next.has(id)] as const)]))
    for (const { id } of changed) if (next.has(id)) onOpen(id)
  }
  return {
    open,
    setOpen,
    toggle(id: string) {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      setOpen(next)
    },
  }
}
