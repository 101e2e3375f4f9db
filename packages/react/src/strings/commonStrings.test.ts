import { locales } from '@mailroom/core'
import { expect, it } from 'vitest'
import { commonStrings } from './commonStrings'

const placesOf = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

it.each(locales)('[IX-01] %s has every key of English, with the same places', async (locale) => {
  const english = await commonStrings.load('en')
  const strings = await commonStrings.load(locale)
  for (const [key, sentence] of Object.entries(english)) {
    // Chinese has no form of its own for one.
    if (key.endsWith('_one') && locale !== 'en') continue
    expect(strings[key], key).toBeTruthy()
    expect(placesOf(strings[key]!), key).toEqual(expect.arrayContaining(placesOf(sentence)))
  }
  expect(Object.keys(strings).filter((key) => !(key in english))).toEqual([])
})

it.each(['zh-hans', 'zh-tw'] as const)(
  '[IX-01] %s has full-width punctuation between Chinese words',
  async (locale) => {
    const strings = await commonStrings.load(locale)
    expect(Object.values(strings).filter((text) => /[\u4e00-\u9fff][,.;:!?]/.test(text))).toEqual([])
  },
)
