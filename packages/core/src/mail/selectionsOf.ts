import type { FolderId, MessageRef, MessageUid } from './ids'
import type { MessageSelection, MessageSelections } from './MessageQuery'

/** Mails of any folders as selections, one for each folder, in the order in which their folders first appear. */
export function selectionsOf(refs: readonly MessageRef[]): MessageSelection[] {
  const uidsOf = new Map<FolderId, MessageUid[]>()
  for (const { folder, uid } of refs) uidsOf.set(folder, [...(uidsOf.get(folder) ?? []), uid])
  return Array.from(uidsOf, ([folder, uids]) => ({ folder, uids }))
}

/** The selections, one for each folder, whether there was one or a list of them. */
export const eachSelection = (selections: MessageSelections): readonly MessageSelection[] =>
  'folder' in selections ? [selections] : selections
