import { expect, it } from 'vitest'
import { browserOf } from './browserOf'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (Linux; Android 15; K) ${chrome}`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')}`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
])('[SE-25] %s is %s on %s', (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system })
})

it('[SE-25] what is no browser has no name', () => {
  expect(browserOf('')).toBeUndefined()
  expect(browserOf('<script>alert(1)</script>')).toBeUndefined()
})
