import { expect, it } from 'vitest'
import { localeFromBrowser } from './localeFromBrowser'

it.each([
  [['zh-TW'], 'zh-tw'],
  [['zh-tw', 'en'], 'zh-tw'],
  [['zh-HK'], 'zh-tw'],
  [['zh-MO'], 'zh-tw'],
  [['zh-Hant-US'], 'zh-tw'],
  [['zh-CN'], 'zh-hans'],
  [['zh'], 'zh-hans'],
  [['zh-Hans-SG'], 'zh-hans'],
  [['en-GB', 'zh-CN'], 'en'],
  [['en'], 'en'],
  [['fr-FR', 'en-US'], 'en'],
  [['fr-FR'], 'zh-hans'],
  [['enm'], 'zh-hans'],
  [[''], 'zh-hans'],
  [[], 'zh-hans'],
])('[SH-03] %j begins in %s', (languages, locale) => {
  expect(localeFromBrowser(languages)).toBe(locale)
})
