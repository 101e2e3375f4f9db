/** A time as a field for date and time has it, by the clock of this machine: `2026-11-23T08:00`. */
export function toLocalTime(ms: number): string {
  const offsetMs = new Date(ms).getTimezoneOffset() * 60_000
  return new Date(ms - offsetMs).toISOString().slice(0, 16)
}
