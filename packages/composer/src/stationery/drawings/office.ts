import { fill, line, times } from './draw'

/** A band for business letters. */
export const letterhead = (): string =>
  fill('#1f4e8c', 'M0 0 H720 V14 H0 Z') +
  fill('#2f6fbd', 'M0 14 H440 L412 30 H0 Z') +
  fill('#5b95d6', 'M452 14 H560 L532 30 H424 Z') +
  fill('#a8c8ec', 'M572 14 H640 L612 30 H544 Z') +
  line('#d5e2f2', 1, 'M32 71 H688')

/** Facets of glass along the lower edge. */
export function facets(): string {
  const tones = ['#cfe5e2', '#b4d6d2', '#94c3be', '#d9ebe9', '#7db3ad', '#a6cdc8']
  const heights = [92, 60, 78, 34, 66, 24, 54, 18, 44, 30, 64, 40, 86]
  return times(12, (index) => {
    const [left, right] = [index * 60, index * 60 + 60]
    const [from, to] = [110 - heights[index]!, 110 - heights[index + 1]!]
    const middle = `${left + 30} ${Math.round((from + to) / 2) + 30}`
    return (
      fill(tones[index % 6]!, `M${left} 110 V${from} L${middle} Z`) +
      fill(tones[(index + 2) % 6]!, `M${left} ${from} L${right} ${to} L${middle} Z`) +
      fill(tones[(index + 4) % 6]!, `M${right} ${to} V110 L${middle} Z`) +
      fill(tones[(index + 3) % 6]!, `M${left} 110 L${middle} L${right} 110 Z`)
    )
  })
}
