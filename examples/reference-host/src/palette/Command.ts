/** The groups of the palette, in their order. */
export const commandGroups = ['mail', 'go', 'do', 'look'] as const

/** Something that can be asked for by its name. */
export interface Command {
  readonly id: string
  readonly group: (typeof commandGroups)[number]
  readonly label: string
  /** Other words for it. */
  readonly also?: string
  /** It takes something away: it is marked only when somebody asked for it. */
  readonly isDestructive?: boolean
  readonly run: () => void
}
