import type { FolderId, MessageSelection, MessageSummary, MessageUid, StateChange } from '@mailroom/core'
import { inverseChange } from './inverseChange'

/** One call that puts some mails back as they were. */
export interface UndoStep {
  readonly selection: MessageSelection
  readonly change: StateChange
}

/**
 * The calls that take a change back, one for all mails that were alike before. Mails that the change left as they
 * were are in none.
 *
 * @param mails as they were before the change
 */
export function undoSteps(
  mails: ReadonlyMap<MessageUid, MessageSummary>,
  folder: FolderId,
  change: StateChange,
): UndoStep[] {
  const steps = new Map<string, { uids: MessageUid[]; change: StateChange }>()
  for (const [uid, { state }] of mails) {
    const inverse = inverseChange(state, change)
    if (!inverse) continue
    const name = JSON.stringify(inverse)
    const step = steps.get(name) ?? { uids: [], change: inverse }
    step.uids.push(uid)
    steps.set(name, step)
  }
  return [...steps.values()].map((step) => ({
    selection: { folder, uids: step.uids },
    change: step.change,
  }))
}
