import { page } from 'vitest/browser'

/** The button of that name. */
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** An event that is shown. */
export const event = (title: string) => page.getByRole('button', { name: new RegExp(`^${title},`) }).first()

/** The days; before them stands the small month at the side. */
const days = () => page.getByRole('grid').last()

/** A day of a month, or a half hour of a day, by the beginning of its name. */
export const cell = (name: string) =>
  days()
    .getByRole('gridcell', { name: new RegExp(`^${name}`) })
    .first()

/** A window or a panel of that title. */
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

/** A window that asks before something is destroyed. */
export const question = (name: string | RegExp) => page.getByRole('alertdialog', { name })

/** A calendar at the side. */
export const calendar = (name: string) => page.getByRole('checkbox', { name })

/** A view to choose. */
export const view = (name: string) => page.getByRole('radio', { name, exact: true })

/** What is shown, in words. */
export const heading = (name: string) => page.getByRole('heading', { name, level: 2 })
