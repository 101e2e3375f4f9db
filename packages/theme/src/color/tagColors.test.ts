import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast'
import { defaultTagColor, tagColors, tagPalette } from './tagColors'

describe('tagColors', () => {
  const anyColor = [...tagPalette, '#000000', '#ffffff', '#ffff00', '#0f0', '#7f7f7f']

  it.each(anyColor)('[ML-16][IX-03] keeps the words on a %s tag readable by day and by night', (color) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { text, background } = tagColors(color, scheme)
      expect(contrastRatio(text, background), scheme).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['', 'green', '#12345', 'url(https://example.com/x.png)', '#33B679;background:red'])(
    '[ML-16] paints a tag whose colour is %j in the default green',
    (color) => {
      expect(tagColors(color, 'light')).toEqual(tagColors(defaultTagColor, 'light'))
    },
  )

  it('[ML-16] has sixteen different colours, the default first', () => {
    expect(new Set(tagPalette).size).toBe(16)
    expect(tagPalette[0]).toBe(defaultTagColor)
  })
})
