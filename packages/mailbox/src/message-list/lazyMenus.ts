import { fetchAhead, lazyPart, persistently } from '@mailroom/ui'
import { rowsFirst } from '../layout/rowsFirst'

const loadMenus = () => import('./menus')
const loadParts = async () => {
  await rowsFirst()
  return import('./selectionParts')
}

/** The lines of the list's menus; their code comes once the list is there, or with the first menu. */
export const menus = persistently(loadMenus)

const parts = persistently(loadParts)

/** What can be done with selected rows; its code comes once the list is there. */
export const SelectionActions = lazyPart(() => parts().then((all) => ({ default: all.SelectionActions })))

/** What is said about the rows and a selection; its code comes once the list is there. */
export const ListNotices = lazyPart(() => parts().then((all) => ({ default: all.ListNotices })))

/** Leads to unread mail alone, and marks it as read; its code comes once the list is there. */
export const UnreadActs = lazyPart(() => parts().then((all) => ({ default: all.UnreadActs })))

/** What stands in a list without rows; its code comes once the list is there, or when there are none. */
export const RowlessFace = lazyPart(() => parts().then((all) => ({ default: all.RowlessFace })))

/** What can be done at a row; its code comes once the list is there. */
export const RowActs = lazyPart(() => parts().then((all) => ({ default: all.RowActs })))

/** How secret a mail is; its code comes once the list is there. */
export const SecrecyMark = lazyPart(() => parts().then((all) => ({ default: all.SecrecyMark })))

/** Opens the note about a mail; its code comes once the list is there. */
export const RemarkButton = lazyPart(() => parts().then((all) => ({ default: all.RemarkButton })))

/** Asks before mail is deleted for good; its code comes once the list is there. */
export const ListQuestion = lazyPart(() => parts().then((all) => ({ default: all.ListQuestion })))

/** Fetches all of that ahead. */
export function warmMenus(): void {
  fetchAhead(loadMenus)
  fetchAhead(loadParts)
}
