import type { ReactNode } from 'react'

/** One line of a menu that does something. */
export interface MenuAction {
  kind?: 'item'
  /** Stable among its neighbours; the label where it is left out. */
  id?: string
  label: string
  icon?: ReactNode
  /** After the words: a colour dot, a count. */
  trailing?: ReactNode
  /** Keys that do the same, as people read them: "Ctrl+Z". */
  shortcut?: string
  tone?: 'plain' | 'danger'
  disabled?: boolean
  onSelect: () => void
}

/** One line that is on or off. */
export interface MenuCheck {
  kind: 'check'
  id?: string
  label: string
  icon?: ReactNode
  checked: boolean | 'mixed'
  disabled?: boolean
  /** Leaves the menu open, to tick several. @default false */
  stayOpen?: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Lines of which one is chosen. */
export interface MenuChoice {
  kind: 'choice'
  id?: string
  label: string
  value: string
  options: readonly { value: string; label: string; icon?: ReactNode; disabled?: boolean }[]
  onValueChange: (value: string) => void
}

/** A line that opens further lines. */
export interface MenuBranch {
  kind: 'branch'
  id?: string
  label: string
  icon?: ReactNode
  disabled?: boolean
  entries: readonly MenuEntry[]
}

/** What a menu consists of, as plain data: the code that draws it is fetched when a menu first opens. */
export type MenuEntry =
  | MenuAction
  | MenuCheck
  | MenuChoice
  | MenuBranch
  | { kind: 'separator'; id?: string }
  | { kind: 'heading'; id?: string; label: string }

/** The lines of a menu, or a promise of them where their code comes later. */
export type MenuLines = readonly MenuEntry[] | Promise<readonly MenuEntry[]>
