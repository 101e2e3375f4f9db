import type { TooltipSide } from './Tooltip'

/** The edges of a box, in pixels of the viewport. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const gap = 6
const margin = 4
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * Where a small box goes beside a big one so that it stays in the window.
 *
 * @returns left and top in pixels of the viewport
 */
export function placeBeside(
  target: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  side: TooltipSide,
): Pick<Box, 'left' | 'top'> {
  const wanted = spot(target, bubble, side)
  const place = fits(wanted, bubble, view, side) ? wanted : spot(target, bubble, opposite[side])
  return {
    left: clamp(place.left, margin, view.width - bubble.width - margin),
    top: clamp(place.top, margin, view.height - bubble.height - margin),
  }
}

function spot(target: Box, bubble: Pick<Box, 'width' | 'height'>, side: TooltipSide) {
  const middle = {
    left: target.left + (target.width - bubble.width) / 2,
    top: target.top + (target.height - bubble.height) / 2,
  }
  if (side === 'top') return { ...middle, top: target.top - bubble.height - gap }
  if (side === 'bottom') return { ...middle, top: target.top + target.height + gap }
  if (side === 'left') return { ...middle, left: target.left - bubble.width - gap }
  return { ...middle, left: target.left + target.width + gap }
}

function fits(
  place: Pick<Box, 'left' | 'top'>,
  bubble: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  side: TooltipSide,
) {
  if (side === 'top' || side === 'bottom') {
    return place.top >= margin && place.top + bubble.height <= view.height - margin
  }
  return place.left >= margin && place.left + bubble.width <= view.width - margin
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
