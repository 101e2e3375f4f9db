/** A day that exists, as 0:00 UTC in ms since 1970; undefined for what is no `yyyy-MM-dd`. */
export function calendarDate(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = Date.parse(`${text}T00:00:00Z`)
  // Some engines take the 30th of February for the 2nd of March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : at
}
