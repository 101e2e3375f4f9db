import { expect, it } from 'vitest'
import { isEmailAddress } from './isEmailAddress'

it.each([
  'a@b.cn',
  'first.last+tag@mail.example.com',
  "o'hara_x-1@example.co.uk",
  'a@xn--fsqu00a.xn--fiqs8s',
  '张三@例子.中国',
  `${'a'.repeat(64)}@example.com`,
])('[CO-03] takes %s for an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  '',
  'a',
  '@b.cn',
  'a@',
  'a@b',
  'a@b.',
  'a@.b.cn',
  'a@b..cn',
  '.a@b.cn',
  'a.@b.cn',
  'a..b@b.cn',
  'a b@b.cn',
  'a@b@c.cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  '"a b"@b.cn',
  'a@b.cn\r\nBcc: c@d.cn',
  'a\u0000@b.cn',
  'a\u202E@b.cn',
  'a@b\u200B.cn',
  'a＠b.cn',
  'a<b@c.cn',
  'a,b@c.cn',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.cn`,
  `a@${'b.'.repeat(130)}cn`,
])('[CO-03] does not take %j for an address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
