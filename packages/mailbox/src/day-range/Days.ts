/** The first and the last day of a time, as date fields have them; empty where it has no end. */
export interface Days {
  readonly first: string
  readonly last: string
}

/** A time without ends. */
export const allDays: Days = { first: '', last: '' }

/** Its first and last moment as the reader's clock has them, ms since 1970; both included. */
export const timesOf = ({ first, last }: Days): { readonly from?: number; readonly until?: number } => ({
  ...(first !== '' && { from: new Date(`${first}T00:00:00`).getTime() }),
  ...(last !== '' && { until: new Date(`${last}T23:59:59.999`).getTime() }),
})
