import { expect, it, vi } from 'vitest'
import { Dictionary } from './Dictionary'
import { defineStrings } from './defineStrings'

const en = {
  plain: 'All mail',
  named: 'Mail for {{name}}, not for {{other}}',
  mails_one: '{{count}} mail from {{name}}',
  mails_other: '{{count}} mails from {{name}}',
  tone_soft: 'Please, {{name}}',
  tone: 'Now, {{name}}',
  spaced: 'To {{ name }}',
  nested: 'See $t(plain), {{name}}',
}

async function speak(words = {}) {
  const dictionary = new Dictionary(words)
  const strings = defineStrings('sample', {
    en: async () => ({ default: en }),
    'zh-hans': async () => ({ default: en }),
    'zh-tw': async () => ({ default: en }),
  })
  const { say } = dictionary.speaker('en', 'sample')
  const before = say('plain')
  await strings.load('en')
  void dictionary.require(strings, 'en')
  const library = dictionary.i18n.getFixedT('en', 'sample')
  const asLibrary = (key: string, values?: Record<string, unknown>) =>
    values ? library(key, values) : library(key)
  return { dictionary, say, before, asLibrary }
}

it.each([
  ['plain', undefined],
  ['plain', {}],
  ['named', { name: 'Li', other: 'Wang' }],
  ['named', { name: '<b>& "$&" $1 {{other}} $t(plain)', other: '{{name}}' }],
  ['named', { name: 0, other: '' }],
  ['mails', { count: 1, name: 'Li' }],
  ['mails', { count: 2, name: 'Li' }],
  ['tone', { context: 'soft', name: 'Li' }],
  ['tone', { name: 'Li' }],
  ['spaced', { name: 'Li' }],
  ['nested', { name: 'Li' }],
  ['nowhere', { name: 'Li' }],
] as const)('[IX-01] says %s with %o as the library does', async (key, values) => {
  const { say, asLibrary } = await speak()
  expect(say(key, values)).toBe(asLibrary(key, values))
})

it('[IX-01] looks a sentence up once, whoever asks', async () => {
  const { dictionary, say } = await speak()
  const store = dictionary.i18n.store as unknown as { getResource: (...where: unknown[]) => unknown }
  const lookUp = vi.spyOn(store, 'getResource')
  const sentences = () => [say('plain'), say('named', { name: 'Li', other: 'Wang' })]
  sentences()
  lookUp.mockClear()
  expect(sentences()).toEqual(['All mail', 'Mail for Li, not for Wang'])
  expect(dictionary.speaker('en', 'sample').say).toBe(say)
  expect(lookUp).not.toHaveBeenCalled()
})

it('[IX-01] knows words that come later, and those of the integrator', async () => {
  const { say, before } = await speak({ sample: { plain: 'Everything', named: 'For {{name}}' } })
  expect(before).toBe('plain')
  expect([say('plain'), say('named', { name: 'Li' })]).toEqual(['Everything', 'For Li'])
})
