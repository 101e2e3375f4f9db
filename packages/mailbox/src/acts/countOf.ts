import { eachSelection, type MessageSelections } from '@mailroom/core'

/** How many mails are meant, where each is named. */
export const countOf = (selection: MessageSelections): number =>
  eachSelection(selection).reduce((sum, { uids }) => sum + uids.length, 0)
