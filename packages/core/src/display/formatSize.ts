const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']
const step = 1024

/**
 * A size for people: `512 B`, `1.50 KB`, `2.00 MB`, up to YB. Steps of 1024; two decimals, none for whole bytes.
 *
 * @source ML-21
 */
export function formatSize(bytes: number): string {
  let value = bytes > 0 ? bytes : 0
  let unit = 0
  // 1023.996 would be written 1024.00, so it is the next unit already.
  while (unit < units.length - 1 && Number(value.toFixed(unit === 0 ? 0 : 2)) >= step) {
    value /= step
    unit += 1
  }
  return `${value.toFixed(unit === 0 ? 0 : 2)} ${units[unit]}`
}
