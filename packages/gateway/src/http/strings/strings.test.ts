import { expect, it } from 'vitest'
import { stringsOf, type StringKey } from './strings'

const english = stringsOf('en')
const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

it.each([
  ['unauthenticated', 'Session expired, please log in again'],
  ['server', 'Internal server error, please retry or contact the administrator'],
  ['usernameFormat', 'Invalid username format, please enter a correct one'],
  ['captchaFailed', 'Verification code failed, please re-validate!'],
  ['passwordWrong', 'Wrong password, please re-enter'],
  ['lockPasswordWrong', 'Wrong password, please re-enter'],
] as const satisfies readonly (readonly [StringKey, string])[])(
  '[ER-01] says of %s what the specification says',
  (key, sentence) => {
    expect(english[key]).toBe(sentence)
  },
)

it.each(['zh-hans', 'zh-tw'] as const)(
  '[ER-01] has every sentence in %s as well, in Chinese and with the same places',
  (locale) => {
    const strings = stringsOf(locale)
    for (const [key, sentence] of Object.entries(english) as [StringKey, string][]) {
      expect(strings[key], key).toMatch(/\p{Script=Han}/u)
      expect(placesOf(strings[key]), key).toEqual(placesOf(sentence))
    }
    expect(Object.keys(strings).toSorted()).toEqual(Object.keys(english).toSorted())
  },
)
