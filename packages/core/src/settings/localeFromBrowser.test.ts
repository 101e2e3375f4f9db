import { expect, it } from 'vitest'
import { localeFromBrowser } from './localeFromBrowser'

it.each([
  [['zh-TW'], 'zh-tw'],
  [['zh-HK', 'en'], 'zh-tw'],
  [['zh-Hant-MO'], 'zh-tw'],
  [['zh-CN', 'en'], 'zh-hans'],
  [['zh'], 'zh-hans'],
  [['en-GB', 'zh-CN'], 'en'],
  [['de-DE', 'en-US'], 'en'],
  [['fr'], 'zh-hans'],
  [[], 'zh-hans'],
])('[SH-03] begins for a browser of %j in %s', (languages, expected) => {
  expect(localeFromBrowser(languages)).toBe(expected)
})
