/** One thing that was looked at. `warn` works but deserves a look; `fail` will not work. */
export interface Finding {
  readonly result: 'ok' | 'warn' | 'fail'
  readonly sentence: string
}

export const ok = (sentence: string): Finding => ({ result: 'ok', sentence })
export const warn = (sentence: string): Finding => ({ result: 'warn', sentence })
export const fail = (sentence: string): Finding => ({ result: 'fail', sentence })
