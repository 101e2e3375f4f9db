import { describe, expect, it } from 'vitest'
import { oneSender } from './oneSender'
import { parseAddresses } from './parseAddresses'
import { parseDate } from './parseDate'

describe('addresses', () => {
  it.each([
    ['a bare one', 'a@b.c', ['|a@b.c']],
    ['a name', 'Jane Doe <j@b.c>', ['Jane Doe|j@b.c']],
    ['a quoted name with a comma and escapes', '"Doe, \\"J\\"" <j@b.c>', ['Doe, "J"|j@b.c']],
    ['a comment as the name', 'j@b.c (Jane)', ['Jane|j@b.c']],
    [
      'an encoded name with a comma and an address inside',
      '=?utf-8?Q?a=2C_=3Cx=40evil=2Eorg=3E?= <j@b.c>',
      ['a, <x@evil.org>|j@b.c'],
    ],
    ['full-width separators', 'a@b.c，d@e.f；g@h.i', ['|a@b.c', '|d@e.f', '|g@h.i']],
    ['blanks as separators', 'a@b.c d@e.f', ['|a@b.c', '|d@e.f']],
    ['groups', 'Staff: a@b.c, D <d@e.f>; g@h.i', ['|a@b.c', 'D|d@e.f', '|g@h.i']],
    ['an empty group', 'undisclosed-recipients:;', []],
    ['a quoted local part', '"a@evil x"@inner.org, b@c.d', ['|"a@evil x"@inner.org', '|b@c.d']],
    ['a source route', '<@relay.org,@other.org:a@b.c>', ['|a@b.c']],
    ['a name without an address', 'Somebody', ['Somebody|']],
    ['doubled brackets', 'X <<a@b.c>>', ['X|a@b.c']],
    ['a name that is an address', '"boss@corp.org" <x@evil.org>', ['boss@corp.org|x@evil.org']],
    ['a quote without an end', '"Jane <j@b.c>, k@b.c', ['Jane|j@b.c', '|k@b.c']],
    ['a bracket without an end', 'Jane <j@b.c, k@b.c', ['Jane|j@b.c', '|k@b.c']],
    [
      'a comment inside the address',
      'Pete <pete(his account)@silly.test(his host)>',
      ['Pete|pete@silly.test'],
    ],
    ['a person as the name of a group', '"Boss" <boss@corp.org>:<x@evil.org>', ['|x@evil.org']],
    ['empty entries', ' , ;, a@b.c,', ['|a@b.c']],
    ['a name that turns text around', 'Bo\u202ess <a@b.c>', ['Bo\u200bss|a@b.c']],
  ])('[RD-05] reads %s', (_, text, expected) => {
    expect(parseAddresses(text).map(({ name, address }) => `${name}|${address}`)).toEqual(expected)
  })
})

describe('the sender', () => {
  it.each([
    ['one', 'Boss <boss@corp.org>', ['Boss|boss@corp.org']],
    ['one, named twice', 'Boss <boss@corp.org>, BOSS@corp.org', ['Boss|boss@corp.org', '|BOSS@corp.org']],
    ['nobody', '', []],
    [
      'two, the first of which is known',
      'Boss <boss@corp.org>, x@evil.org',
      ['Boss <boss@corp.org>, x@evil.org|boss@corp.org', '|x@evil.org'],
    ],
  ])('[X8] is %s', (_, text, expected) => {
    const senders = oneSender(parseAddresses(text))
    expect(senders.map(({ name, address }) => `${name}|${address}`)).toEqual(expected)
  })
})

describe('dates', () => {
  it.each([
    ['RFC 5322', 'Wed, 1 May 2024 18:00:05 +0800', Date.UTC(2024, 4, 1, 10, 0, 5)],
    ['a zone by name', '1 May 2024 06:00 EDT', Date.UTC(2024, 4, 1, 10)],
    ['a year of two digits', 'Wed, 11 Feb 98 11:51 -0600', Date.UTC(1998, 1, 11, 17, 51)],
    ['ISO 8601', '2024-05-01T10:00:00Z', Date.UTC(2024, 4, 1, 10)],
    ['the form of asctime', 'Wed May  1 10:00:00 2024', Date.UTC(2024, 4, 1, 10)],
    ['a comment behind it', 'Wed, 1 May 2024 10:00:00 +0000 (UTC)', Date.UTC(2024, 4, 1, 10)],
    ['nonsense', 'yesterday', undefined],
    ['a month that is none', '1 Foo 2024 10:00:00 +0000', undefined],
    ['nothing', '', undefined],
  ])('[RD-03] reads %s', (_, text, expected) => {
    expect(parseDate(text)).toBe(expected)
  })
})
