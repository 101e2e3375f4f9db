/** Something that a toolbar in front of the reader can do, to be asked for by its name. */
export interface OfferedAct {
  /** Stable among its neighbours. */
  readonly id: string
  /** What its line says, after the names of the menus above it, the outermost first. */
  readonly words: readonly string[]
  /** It is on already, as a tag that all the mails have: asked for, it is taken off. */
  readonly isOn: boolean
  /** It takes mails away; such acts stand behind all others. */
  readonly isDestructive: boolean
  readonly run: () => void
}

/** What can be done, and to what. */
export interface OfferedActs {
  /** Selected rows, or the mail that is open; undefined where there is neither. */
  readonly to: 'selection' | 'openMail' | undefined
  readonly acts: readonly OfferedAct[]
}
