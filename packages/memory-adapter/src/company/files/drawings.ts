import { png } from './png'

const paper = [250, 250, 248] as const
const ink = [88, 96, 105] as const
const blue = [45, 108, 192] as const
const lightBlue = [160, 196, 236] as const

/** A bar chart; the last bar stands out. Heights from 0 to 1. */
export function barChart(heights: readonly number[]): Uint8Array<ArrayBuffer> {
  const [barWidth, gap, plot, margin] = [18, 8, 96, 12]
  const width = margin * 2 + heights.length * (barWidth + gap) - gap
  const height = plot + margin * 2
  return png(width, height, (x, y) => {
    const base = margin + plot
    if (y === base && x >= margin && x < width - margin) return ink
    const slot = Math.floor((x - margin) / (barWidth + gap))
    const inBar = x >= margin && (x - margin) % (barWidth + gap) < barWidth
    const share = heights[slot]
    if (!inBar || share === undefined || y >= base || y < base - share * plot) return paper
    return slot === heights.length - 1 ? blue : lightBlue
  })
}

/** A lens in a ring on two shades: the company's mark. */
export function logo(): Uint8Array<ArrayBuffer> {
  const size = 48
  return png(size, size, (x, y) => {
    const distance = Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5)
    if (distance > 23) return [255, 255, 255]
    if (distance > 19) return [24, 68, 120]
    return x + y < size ? [120, 176, 230] : [70, 132, 200]
  })
}

/** Hills under an evening sky, for postcards from the outing. */
export function landscape(): Uint8Array<ArrayBuffer> {
  const [width, height] = [160, 96]
  return png(width, height, (x, y) => {
    const far = 46 + 9 * Math.sin(x / 17) + 4 * Math.sin(x / 6)
    const near = 66 + 12 * Math.sin(x / 29 + 2)
    if (y > near) return [46, 84, 72]
    if (y > far) return [98, 132, 134]
    return [246 - y, 196 - Math.floor(y / 2), 150 + Math.floor(y / 2)]
  })
}
