import { fetchAhead, persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadMenus = () => import('./menus')
const loadParts = () => import('./selectionParts')

/** The lines of the list's menus; their code comes once the list is there, or with the first menu. */
export const menus = persistently(loadMenus)

const parts = persistently(loadParts)

/** What can be done with selected rows; its code comes once the list is there. */
export const SelectionActions = lazy(() => parts().then((all) => ({ default: all.SelectionActions })))

/** What is said about the rows and a selection; its code comes once the list is there. */
export const ListNotices = lazy(() => parts().then((all) => ({ default: all.ListNotices })))

/** What can be done at a row; its code comes once the list is there. */
export const RowActs = lazy(() => parts().then((all) => ({ default: all.RowActs })))

/** How secret a mail is; its code comes once the list is there. */
export const SecrecyMark = lazy(() => parts().then((all) => ({ default: all.SecrecyMark })))

/** Opens the note about a mail; its code comes once the list is there. */
export const RemarkButton = lazy(() => parts().then((all) => ({ default: all.RemarkButton })))

/** Asks before mail is deleted for good; its code comes once the list is there. */
export const ListQuestion = lazy(() => parts().then((all) => ({ default: all.ListQuestion })))

/** Fetches all of that ahead. */
export function warmMenus(): void {
  fetchAhead(loadMenus)
  fetchAhead(loadParts)
}
