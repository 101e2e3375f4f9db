import { useMemo } from 'react'

/** The branches that the reader has closed. */
export type ClosedBranches = ReadonlySet<string>

/**
 * Which branches of the tree are open: all that there are, also those that come later, but for the ones that the reader
 * has closed.
 *
 * @param branches nodes that have something below them; the same ones while nothing changes, since there may be thousands
 */
export function useOpenBranches(
  branches: readonly string[],
  closed: ClosedBranches,
  setClosed: (closed: ClosedBranches) => void,
) {
  const open = useMemo(() => new Set(branches.filter((id) => !closed.has(id))), [branches, closed])
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
