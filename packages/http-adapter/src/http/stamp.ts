/**
 * What every request carries besides its own values: `t`, ms since 1970, and `r`, five random digits.
 *
 * @source GW-01
 */
export function stamp(now = Date.now()): { readonly t: string; readonly r: string } {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { t: String(now), r: String(10_000 + (random % 90_000)) }
}
