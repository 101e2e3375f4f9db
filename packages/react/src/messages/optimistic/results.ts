import type { MessageSelection, MessageSummary } from '@mailroom/core'
import type { ResultsPage } from '../../data/ListPage'
import { chooser } from './chooser'

/** Says of a row of any folder whether a selection has it. */
const isIn = (selection: MessageSelection) => {
  const isChosen = chooser(selection)
  return ({ ref }: MessageSummary) => ref.folder === selection.folder && isChosen(ref.uid)
}

/** The results with some of their rows changed. */
export function changeResults(
  results: ResultsPage,
  selection: MessageSelection,
  change: (message: MessageSummary) => MessageSummary,
): ResultsPage {
  const isChosen = isIn(selection)
  if (!results.page.messages.some(isChosen)) return results
  const messages = results.page.messages.map((row) => (isChosen(row) ? change(row) : row))
  return { ...results, page: { ...results.page, messages } }
}

/** The results without the mails of a selection. */
export function withoutResults(results: ResultsPage, selection: MessageSelection): ResultsPage {
  const isChosen = isIn(selection)
  const messages = results.page.messages.filter((row) => !isChosen(row))
  const lost = results.page.messages.length - messages.length
  if (lost === 0) return results
  return { ...results, page: { ...results.page, messages, totalCount: results.page.totalCount - lost } }
}
