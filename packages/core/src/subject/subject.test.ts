import { expect, it } from 'vitest'
import { bareSubject, forwardSubject, replySubject } from './subject'

it.each([
  ['Budget', 'Budget'],
  ['Re: Budget', 'Budget'],
  ['RE:Budget', 'Budget'],
  ['Re[2]: Budget', 'Budget'],
  ['Re(3) : Budget', 'Budget'],
  ['Re: Fwd: FW: re: Budget', 'Budget'],
  ['回复：预算', '预算'],
  ['回复: 转发：Re: 预算', '预算'],
  ['回覆：轉寄：預算', '預算'],
  ['答复：答覆: 預算', '預算'],
  ['AW: WG: Haushalt', 'Haushalt'],
  ['  Re:  ', ''],
  ['Regarding: Budget', 'Regarding: Budget'],
  ['Re-opening of the canteen', 'Re-opening of the canteen'],
  ['Report: re: budget', 'Report: re: budget'],
  ['回复率：三月', '回复率：三月'],
  ['', ''],
])('[CO-01] finds in %j the subject %j', (subject, bare) => {
  expect(bareSubject(subject)).toBe(bare)
})

it.each([
  ['Budget', 'en', 'Re: Budget', 'Fwd: Budget'],
  ['Re: Budget', 'en', 'Re: Budget', 'Fwd: Budget'],
  ['回复：转发：预算', 'en', 'Re: 预算', 'Fwd: 预算'],
  ['Fwd: 预算', 'zh-hans', '回复：预算', '转发：预算'],
  ['RE: 預算', 'zh-tw', '回覆：預算', '轉寄：預算'],
  ['', 'en', 'Re:', 'Fwd:'],
] as const)('[CO-01] answers and forwards %j in %s with one prefix', (subject, locale, reply, forward) => {
  expect(replySubject(subject, locale)).toBe(reply)
  expect(forwardSubject(subject, locale)).toBe(forward)
})

it('[CO-01] strips a very long chain of prefixes', () => {
  expect(bareSubject(`${'Re: '.repeat(100_000)}Budget`)).toBe('Budget')
})
