const units: Readonly<Record<string, number>> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 }

/** Bytes of a size as people type it, `500M` or `10G`; undefined for what is none. */
export function byteSize(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,12})([KMGT]?)$/i.exec(text.trim()) ?? []
  return digits === '' ? undefined : Number(digits) * units[unit.toUpperCase()]!
}
