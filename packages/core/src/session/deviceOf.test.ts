import { expect, it } from 'vitest'
import { deviceOf } from './deviceOf'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const cases: readonly (readonly [string, object])[] = [
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
    { browser: 'Safari', system: 'iPhone' },
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0`,
    { browser: 'Firefox', system: 'macOS' },
  ],
  [
    `${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    { browser: 'WeChat', system: 'Android' },
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Linux' },
  ],
  ['curl/8.5.0', {}],
  ['<script>alert(1)</script>', {}],
  ['', {}],
]

it.each(cases)('[SE-25] [SE-28] knows %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})
