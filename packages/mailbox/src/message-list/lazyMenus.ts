import { fetchAhead, partOf, persistently } from '@mailroom/ui'
import { rowsFirst } from '../layout/rowsFirst'

const loadMenus = () => import('./menus')
const loadParts = async () => {
  await rowsFirst()
  return import('./selectionParts')
}

/** The lines of the list's menus; their code comes once the list is there, or with the first menu. */
export const menus = persistently(loadMenus)

/** What can be done with selected rows; its code comes once the list is there. */
export const SelectionActions = partOf(loadParts, 'SelectionActions')

/** What is said about the rows and a selection; its code comes once the list is there. */
export const ListNotices = partOf(loadParts, 'ListNotices')

/** Leads to unread mail alone, and marks it as read; its code comes once the list is there. */
export const UnreadActs = partOf(loadParts, 'UnreadActs')

/** What stands in a list without rows; its code comes once the list is there, or when there are none. */
export const RowlessFace = partOf(loadParts, 'RowlessFace')

/** What can be done at a row; its code comes once the list is there. */
export const RowActs = partOf(loadParts, 'RowActs')

/** How secret a mail is; its code comes once the list is there. */
export const SecrecyMark = partOf(loadParts, 'SecrecyMark')

/** Opens the note about a mail; its code comes once the list is there. */
export const RemarkButton = partOf(loadParts, 'RemarkButton')

/** Asks before mail is deleted for good; its code comes once the list is there. */
export const ListQuestion = partOf(loadParts, 'ListQuestion')

/** Fetches all of that ahead. */
export function warmMenus(): void {
  fetchAhead(loadMenus)
  fetchAhead(loadParts)
}
