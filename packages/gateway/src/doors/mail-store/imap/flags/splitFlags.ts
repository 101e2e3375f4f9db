import type { OpenFolder } from '../connection/ImapAccount'
import { type FlagChange, isKeyword } from './keywords'

/** A change of flags, as far as the server keeps it, and the rest, which has to be kept here. */
export interface SplitChange {
  readonly onServer: FlagChange
  readonly here: FlagChange
}

/** Servers may refuse keywords altogether, or know a few of them (RFC 3501 7.1, PERMANENTFLAGS). */
export function splitFlags(
  open: Pick<OpenFolder, 'canAddKeywords' | 'permanentFlags'>,
  change: FlagChange,
): SplitChange {
  const known = new Set(Array.from(open.permanentFlags, (flag) => flag.toLowerCase()))
  const isKept = (flag: string) => open.canAddKeywords || !isKeyword(flag) || known.has(flag.toLowerCase())
  const isHere = (flag: string) => !isKept(flag)
  return {
    onServer: { add: change.add.filter(isKept), remove: change.remove.filter(isKept) },
    here: { add: change.add.filter(isHere), remove: change.remove.filter(isHere) },
  }
}

/** True when there is nothing to change. */
export const isNoChange = ({ add, remove }: FlagChange): boolean => add.length + remove.length === 0
