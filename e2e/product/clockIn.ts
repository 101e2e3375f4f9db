/** Shanghai's clock in a while, as a field for date and time takes it. */
export const clockIn = (seconds: number): string =>
  new Date(Date.now() + (8 * 3600 + seconds) * 1000).toISOString().slice(0, 19)
