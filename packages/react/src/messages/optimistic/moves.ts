import {
  selectionsOf,
  type FolderId,
  type MessageSelection,
  type MessagesPort,
  type MovedMessage,
} from '@mailroom/core'
import type { MailboxView } from './MailboxView'

/** What comes before and after a move of mails, of one folder or of several. */
export function movesIn(view: MailboxView, messages: MessagesPort) {
  const settle = (selections: readonly MessageSelection[], moved: readonly MovedMessage[]) => {
    for (const place of moved) view.rename(place.from, place.to)
    const folders = [...selections.map(({ folder }) => folder), ...moved.map(({ to }) => to.folder)]
    view.refreshTouched(...new Set(folders))
  }
  return {
    /** Takes the mails out of their lists. Answers with the way back. */
    removeAll(
      selections: readonly MessageSelection[],
      targetOf: (from: FolderId) => FolderId | undefined,
    ): () => void {
      const waysBack = selections.map((selection) => view.remove(selection, targetOf(selection.folder)))
      return () => waysBack.toReversed().forEach((goBack) => goBack())
    },
    /** Shows the mails where they are now. */
    settle,
    /** Brings them back to where they came from. */
    async moveBack(moved: readonly MovedMessage[]): Promise<void> {
      for (const { from, selection } of trips(moved)) {
        settle([selection], await messages.move(selection, from))
      }
    },
  }
}

/** One call after the other, so that the places come in the order of the selections. */
export async function inTurn(
  selections: readonly MessageSelection[],
  call: (selection: MessageSelection) => Promise<readonly MovedMessage[]>,
): Promise<MovedMessage[]> {
  const moved: MovedMessage[] = []
  for (const selection of selections) moved.push(...(await call(selection)))
  return moved
}

/** Moved mails where they are now, by where they came from. */
export function trips(
  moved: readonly MovedMessage[],
): readonly { readonly from: FolderId; readonly selection: MessageSelection }[] {
  const sources = new Set(moved.map(({ from }) => from.folder))
  return [...sources].flatMap((from) =>
    selectionsOf(moved.filter((each) => each.from.folder === from).map(({ to }) => to)).map((selection) => ({
      from,
      selection,
    })),
  )
}
