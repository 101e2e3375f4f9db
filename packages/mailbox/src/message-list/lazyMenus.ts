import { fetchAhead, persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadMenus = () => import('./menus')
const loadQuestion = () => import('./ListQuestion')
const loadActions = () => import('./toolbar/SelectionActions')

/** The lines of the list's menus; their code comes once the list is there, or with the first menu. */
export const menus = persistently(loadMenus)

/** What can be done with selected rows; its code comes once the list is there. */
export const SelectionActions = lazy(() =>
  persistently(loadActions)().then((actions) => ({ default: actions.SelectionActions })),
)

/** Asks before mail is deleted for good; its code comes once the list is there. */
export const ListQuestion = lazy(persistently(loadQuestion))

/** Fetches all of that ahead. */
export function warmMenus(): void {
  fetchAhead(loadMenus)
  fetchAhead(loadActions)
  fetchAhead(loadQuestion)
}
