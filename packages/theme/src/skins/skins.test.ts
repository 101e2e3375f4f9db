import { describe, expect, it } from 'vitest'
import type { ArtworkPlace } from './Skin'
import { defaultSkin, loadSkin, skins } from './skins'

const places: ArtworkPlace[] = ['rail', 'login', 'banner', 'empty']

/** Characters of one drawing once drawn; on the way to the browser it is a fraction of that. */
const maxDrawingCharacters = 16_000

describe.each(skins)('$name', (entry) => {
  it('[IX-02] is known by its name and shows its own colours in the menu', async () => {
    const skin = await entry.load()
    expect(skin.name).toBe(entry.name)
    for (const scheme of ['light', 'dark'] as const) {
      const { rail, canvas, accent } = skin[scheme]
      expect(entry.swatch[scheme]).toEqual({ rail, canvas, accent })
    }
  })

  it('[IX-02] has its own drawing for every place, by day and by night', async () => {
    const artwork = await (await entry.load()).artwork?.()
    for (const scheme of ['light', 'dark'] as const) {
      for (const place of places) {
        const svg = artwork?.[scheme][place] ?? ''
        expect(svg, `${scheme} ${place}`).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/,
        )
        expect(svg.length, `${scheme} ${place}`).toBeLessThan(maxDrawingCharacters)
      }
    }
    expect(new Set(places.flatMap((place) => [artwork?.light[place], artwork?.dark[place]])).size).toBe(8)
  })

  it('[EM-10] draws without words, scripts, styles or anything from outside', async () => {
    const artwork = await (await entry.load()).artwork?.()
    for (const svg of [...Object.values(artwork?.light ?? {}), ...Object.values(artwork?.dark ?? {})]) {
      expect(svg).not.toMatch(/<(text|script|style|image|foreignObject|a)\b|\bon\w+=|href|NaN|undefined/i)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/)
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1])
      for (const [, used] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(used)
    }
  })
})

it('[IX-02] falls back to the default for a skin that no longer exists', async () => {
  expect(await loadSkin('gone')).toBe(defaultSkin)
  expect((await loadSkin('keaifen')).name).toBe('keaifen')
})
