import type { Dispatch, SetStateAction } from 'react'

/** The branches that the reader has closed, as `useState` gives them. */
export type ClosedBranches = readonly [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>]

/**
 * Which branches of the tree are open: all that there are, also those that come later, but for the ones that the reader
 * has closed.
 *
 * @param branches nodes that have something below them
 */
export function useOpenBranches(branches: readonly string[], [closed, setClosed]: ClosedBranches) {
  const open = new Set(branches.filter((id) => !closed.has(id)))
  const setOpen = (next: ReadonlySet<string>) => setClosed(new Set(branches.filter((id) => !next.has(id))))
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
