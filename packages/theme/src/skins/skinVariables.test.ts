import { expect, it } from 'vitest'
import { createSkin } from './createSkin'
import { jingdianlan } from './jingdianlan/skin'
import { skinVariables } from './skinVariables'

const { light, dark } = jingdianlan

it('[EM-05] turns one typed object into custom properties, with no build step', () => {
  const skin = createSkin({
    name: 'ours',
    light: { ...light, accent: '#aa3300' },
    dark,
    radius: { panel: 4 },
  })
  const variables = skinVariables(skin, 'light')
  expect(variables['--mr-color-accent']).toBe('#aa3300')
  expect(variables['--mr-color-text-muted']).toBe(light.textMuted)
  expect(variables['--mr-radius-panel']).toBe('4px')
  expect(variables['--mr-flag-red']).toMatch(/^#[0-9a-f]{6}$/)
})

it('[EM-05] gives light and dark the same names', () => {
  expect(Object.keys(skinVariables(jingdianlan, 'dark'))).toEqual(
    Object.keys(skinVariables(jingdianlan, 'light')),
  )
})

it('[EM-05] says every corner and row height, so that a skin inside another takes nothing over from it', () => {
  const variables = skinVariables(jingdianlan, 'light')
  expect(variables['--mr-radius-control']).toBe('6px')
  expect(variables['--mr-size-row']).toBe('44px')
  const compact = createSkin({ name: 'compact', light, dark, density: 'compact' })
  expect(skinVariables(compact, 'light')['--mr-size-row']).toBe('36px')
})

it('[EM-10] speaks of no unit that the page could change', () => {
  for (const value of Object.values(skinVariables(jingdianlan, 'light')))
    expect(value).not.toMatch(/\d(rem|em|vw|vh)\b/)
})

it.each(['', 'Classic Blue', '9lives', 'blue"]'])(
  '[EM-05] refuses the name %j, which could not be stored',
  (name) => {
    expect(() => createSkin({ name, light, dark })).toThrow(TypeError)
  },
)
