const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** The next size in a direction, as far as there is one; 0 leads back to the size that fits. */
export function stepZoom(zoom: number, step: -1 | 0 | 1): number {
  if (step === 0) return 1
  const found = step > 0 ? steps.find((size) => size > zoom) : steps.findLast((size) => size < zoom)
  return found ?? zoom
}
