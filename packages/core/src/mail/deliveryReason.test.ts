import { expect, it } from 'vitest'
import { deliveryReason } from './deliveryReason'

it.each([
  ['550 5.1.1 No such user', 'noMailbox'],
  ['550-5.1.1 The email account that you tried to reach does not exist', 'noMailbox'],
  ['550 5.1.2 The domain nowhere.test does not exist', 'noDomain'],
  ['556 5.1.10 example.test accepts no mail', 'noDomain'],
  ['452 4.2.2 Mailbox full', 'full'],
  ['552 5.3.4 Message too big', 'tooLarge'],
  ['554 5.7.26 Unauthenticated mail is refused', 'refused'],
  ['5.4.7', 'noAnswer'],
  ['554 5.4.6 Loop', 'loop'],
  ['554 5.0.0 Failed', undefined],
  ['550 No such user', undefined],
  ['550 see 10.5.1.1 for help', undefined],
  ['', undefined],
])('[RD-08] [ER-02] reads %s', (answer, reason) => {
  expect(deliveryReason(answer)).toBe(reason)
})
