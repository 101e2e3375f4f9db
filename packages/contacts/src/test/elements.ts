import { page } from 'vitest/browser'

/** The button of that name. */
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** The row of somebody. */
export const row = (name: string | RegExp) => page.getByRole('row', { name })

/** The mark of a row. */
export const mark = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

/** A window of that title. */
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

/** A window that asks before something is destroyed. */
export const question = (name: string | RegExp) => page.getByRole('alertdialog', { name })

/** A line of the menu that is open. */
export const line = (name: string) => page.getByRole('menuitem', { name })

/** A line of it that is on or off. */
export const tick = (name: string) => page.getByRole('menuitemcheckbox', { name })

/** A place of the tree. */
export const place = (name: string | RegExp) => page.getByRole('treeitem', { name })

/** What is known of somebody, beside the list. */
export const about = (name: string) => page.getByRole('complementary', { name: `About ${name}` })

/** A field of the window that is open. */
export const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true })
