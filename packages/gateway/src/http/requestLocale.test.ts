import { expect, it } from 'vitest'
import { requestLocale } from './requestLocale'

it.each([
  ['nothing', {}, 'en'],
  ['the language chosen', { 'x-mailroom-lang': 'zh-tw', 'accept-language': 'en' }, 'zh-tw'],
  ['a browser in China', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-hans'],
  ['a browser in Taiwan', { 'accept-language': 'zh-TW,zh;q=0.9' }, 'zh-tw'],
  ['a browser in Hong Kong', { 'accept-language': 'zh-HK' }, 'zh-tw'],
  [
    'a language that we lack, then one we have',
    { 'accept-language': 'fr-FR,fr;q=0.9,zh-Hans;q=0.5' },
    'zh-hans',
  ],
  ['something else chosen', { 'x-mailroom-lang': '../en' }, 'en'],
])('[ER-01] answers %s', (_name, headers, expected) => {
  expect(requestLocale(new Headers(headers as Record<string, string>))).toBe(expected)
})
