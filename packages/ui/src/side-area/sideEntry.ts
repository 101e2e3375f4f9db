import { entry } from './SideArea.css'

/** Makes a link or a button an entry of a `SideArea`. The one that is shown comes into view where they stand in a row. */
export const sideEntry = (isCurrent = false) =>
  ({
    className: entry,
    'aria-current': isCurrent ? 'page' : undefined,
    ref: isCurrent ? intoView : undefined,
  }) as const

const intoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
