/** Which way a set of items lies, and so which arrows move through it. */
export type Orientation = 'horizontal' | 'vertical' | 'both'

/** How keys lead through a row of controls. */
export interface StepOptions {
  orientation: Orientation
  /** Whether the end leads to the start. @default true */
  loop?: boolean
  /** Right-to-left text turns the horizontal arrows around. */
  rtl?: boolean
}

/**
 * Where an arrow, Home or End leads in a row of items.
 *
 * @param key   `KeyboardEvent.key`
 * @param index the item that has focus now, -1 for none
 * @param count how many items there are
 * @returns     the next index, undefined when the key is none of ours or there is no item
 */
export function stepFocus(
  key: string,
  index: number,
  count: number,
  options: StepOptions,
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const { orientation, loop = true, rtl = false } = options
  const step = direction(key, orientation, rtl)
  if (step === 0) return undefined
  if (index < 0) return step > 0 ? 0 : count - 1
  const next = index + step
  if (loop) return (next + count) % count
  return Math.min(Math.max(next, 0), count - 1)
}

function direction(key: string, orientation: Orientation, rtl: boolean): -1 | 0 | 1 {
  if (orientation !== 'horizontal') {
    if (key === 'ArrowDown') return 1
    if (key === 'ArrowUp') return -1
  }
  if (orientation !== 'vertical') {
    if (key === 'ArrowRight') return rtl ? -1 : 1
    if (key === 'ArrowLeft') return rtl ? 1 : -1
  }
  return 0
}
