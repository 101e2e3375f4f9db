import { contrastRatio, type ColorRole } from '@mailroom/theme'
import { describe, expect, it } from 'vitest'
import { harbour } from './harbour'

/** What stands on what. */
const pairs: readonly (readonly [ground: ColorRole, texts: readonly ColorRole[]])[] = [
  ['canvas', ['text', 'textMuted', 'textFaint', 'accent', 'danger']],
  ['surface', ['text', 'textMuted', 'textFaint', 'accent', 'danger', 'warning', 'success']],
  ['selected', ['text', 'textMuted', 'textFaint', 'accent']],
  ['hover', ['text', 'textMuted', 'textFaint', 'accent']],
  ['accent', ['onAccent']],
  ['accentSoft', ['onAccentSoft']],
  ['danger', ['onDanger']],
  ['rail', ['onRail']],
  ['tooltip', ['onTooltip']],
]

describe.each(['light', 'dark'] as const)('the skin of the portal, %s', (scheme) => {
  it.each(pairs)('[EM-05] can be read on %s', (ground, texts) => {
    for (const text of texts)
      expect(contrastRatio(harbour[scheme][text], harbour[scheme][ground]), text).toBeGreaterThanOrEqual(4.5)
  })
})
