/** One thing that was looked at. `warn` works but deserves a look; `fail` will not work. */
export interface Finding {
  readonly result: 'ok' | 'warn' | 'fail'
  readonly sentence: string
}

/** Nothing has to be done. */
export const ok = (sentence: string): Finding => ({ result: 'ok', sentence })
/** It works, at a price. */
export const warn = (sentence: string): Finding => ({ result: 'warn', sentence })
/** It does not work. */
export const fail = (sentence: string): Finding => ({ result: 'fail', sentence })
