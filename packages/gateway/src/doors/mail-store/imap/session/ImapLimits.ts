/** How long things last. All in ms. */
export interface ImapStoreLimits {
  /** After the last call and the last live line of an account, its background work ends. @default 10 minutes */
  readonly activeMs: number
  /** Between two looks at all folders of an account that is in use. @default 1 minute */
  readonly listEveryMs: number
  /** What was asked a moment ago is not asked again. @default 2 s */
  readonly freshMs: number
  /** A list that can be answered from its rows waits no longer for a slow server. @default 500 ms */
  readonly patienceMs: number
  /** A list that needs all rows of a folder waits no longer for those that are missing. @default 8 s */
  readonly rowsWaitMs: number
  /** A live line that has to open waits no longer for the first look at the inbox. @default 3 s */
  readonly listenMs: number
  /** Between two looks at all flags, on servers that cannot say which have changed. @default 1 minute */
  readonly flagsEveryMs: number
}

export const defaultStoreLimits: ImapStoreLimits = {
  activeMs: 600_000,
  listEveryMs: 60_000,
  freshMs: 2_000,
  patienceMs: 500,
  rowsWaitMs: 8_000,
  listenMs: 3_000,
  flagsEveryMs: 60_000,
}
