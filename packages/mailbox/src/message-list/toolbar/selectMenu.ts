import type { MenuEntry } from '@mailroom/ui'
import type { SayList } from '../listStrings'

/** Which rows of the page to select. @source ML-02 */
export type RowChoice = 'all' | 'unread' | 'read' | 'invert' | 'none'

const choices = [
  ['all', 'selectAll'],
  ['unread', 'selectUnread'],
  ['read', 'selectRead'],
  ['invert', 'selectInvert'],
  ['none', 'selectNone'],
] as const satisfies readonly (readonly [RowChoice, string])[]

/** Ways to select the rows of the page. */
export const selectMenu = (t: SayList, onSelect: (choice: RowChoice) => void): readonly MenuEntry[] =>
  choices.map(([choice, key]) => ({ id: choice, label: t(key), onSelect: () => onSelect(choice) }))
