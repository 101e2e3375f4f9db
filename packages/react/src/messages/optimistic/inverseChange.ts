import { applyChange, type MessageState, type StateChange } from '@mailroom/core'

/**
 * The change that takes a change back for one mail; undefined when the change does nothing to it.
 *
 * @param before the mail's state before the change
 */
export function inverseChange(before: MessageState, change: StateChange): StateChange | undefined {
  const after = applyChange(before, change)
  if (after === before) return undefined
  const addTags = before.tags.filter((tag) => !after.tags.includes(tag))
  const removeTags = after.tags.filter((tag) => !before.tags.includes(tag))
  return {
    ...(after.isRead !== before.isRead && { isRead: before.isRead }),
    ...(after.flag !== before.flag && { flag: before.flag ?? null }),
    ...(after.isPinned !== before.isPinned && { isPinned: before.isPinned ?? false }),
    ...(after.followUp !== before.followUp && { followUp: before.followUp ?? null }),
    ...(addTags.length > 0 && { addTags }),
    ...(removeTags.length > 0 && { removeTags }),
  }
}
