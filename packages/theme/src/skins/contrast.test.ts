import { beforeAll, describe, expect, it } from 'vitest'
import { contrastRatio } from '../color/contrast'
import { flagColorNames, type ColorRole, type ColorScheme } from '../contract/roles'
import { flagColors } from './flagColors'
import type { Skin } from './Skin'
import { skins } from './skins'

const text = 4.5
const graphic = 3

const grounds: ColorRole[] = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected']

/** Every pair that a style may rely on: what stands on what, and how well it must be seen. */
const promises: [on: ColorRole[], what: ColorRole[], least: number][] = [
  [grounds, ['text', 'textMuted', 'textFaint', 'accent', 'danger', 'warning', 'success'], text],
  [grounds, ['focus', 'lineControl'], graphic],
  [['accent', 'accentHover'], ['onAccent'], text],
  [['accentSoft'], ['onAccentSoft', 'text'], text],
  [['danger', 'dangerHover'], ['onDanger'], text],
  [['dangerSoft'], ['danger', 'text'], text],
  [['warningSoft'], ['warning', 'text'], text],
  [['successSoft'], ['success', 'text'], text],
  [['textMuted', 'warning', 'success'], ['surface'], text],
  [['rail', 'railSelected'], ['onRail'], text],
  [['tooltip'], ['onTooltip'], text],
]

const loaded = new Map<string, Skin>()
beforeAll(async () => {
  for (const entry of skins) loaded.set(entry.name, await entry.load())
})

const looks = skins.flatMap(({ name }) => (['light', 'dark'] as const).map((scheme) => ({ name, scheme })))

describe.each(looks)('$name, $scheme', ({ name, scheme }: { name: string; scheme: ColorScheme }) => {
  const pairs = promises.flatMap(([on, what, least]) =>
    on.flatMap((ground) => what.map((mark) => ({ mark, ground, least }))),
  )

  it.each(pairs)('[EM-05][IX-03] shows $mark on $ground at $least:1 or better', ({ mark, ground, least }) => {
    const colors = loaded.get(name)?.[scheme]
    expect(contrastRatio(colors?.[mark] ?? '', colors?.[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })

  it.each(flagColorNames)('[ML-05][IX-03] shows the %s flag on every ground of a row at 3:1', (flag) => {
    const skin = loaded.get(name)
    const color = skin?.flags?.[scheme]?.[flag] ?? flagColors[scheme][flag]
    for (const ground of ['surface', 'hover', 'selected'] as const) {
      expect(contrastRatio(color, skin?.[scheme][ground] ?? ''), ground).toBeGreaterThanOrEqual(graphic)
    }
  })
})
