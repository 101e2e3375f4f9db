import { describe, expect, it } from 'vitest'
import { noContactFields, type ContactFields } from './Contact'
import { contactFaults, isBirthday } from './contactFault'

const of = (fields: Partial<ContactFields>) =>
  contactFaults({ ...noContactFields, address: 'a@x.cn', ...fields })

describe('[CT-02] a contact that is to be saved', () => {
  it('needs an address and nothing else', () => {
    expect(of({})).toEqual({})
    expect(of({ address: ' ' })).toEqual({ address: 'missing' })
    expect(of({ address: 'nobody' })).toEqual({ address: 'notAddress' })
  })

  it.each([
    [{ name: '名'.repeat(100) }, {}],
    [{ name: '😀'.repeat(100) }, {}],
    [{ name: '名'.repeat(101) }, { name: 'tooLong' }],
    [{ remark: 'x'.repeat(1001) }, { remark: 'tooLong' }],
    [{ moreAddresses: ['b@x.cn', 'c@x.cn'] }, {}],
    [{ moreAddresses: ['b@x.cn', 'B@X.CN'] }, { moreAddresses: 'twice' }],
    [{ moreAddresses: ['A@x.cn'] }, { moreAddresses: 'twice' }],
    [{ moreAddresses: ['b@x.cn', ''] }, { moreAddresses: 'notAddress' }],
    [
      { moreAddresses: Array.from({ length: 6 }, (_, n) => `b${n}@x.cn`) },
      { moreAddresses: 'tooManyAddresses' },
    ],
    [{ homepage: 'https://x.cn/a' }, {}],
    [{ homepage: 'javascript:alert(1)' }, { homepage: 'noWebAddress' }],
    [{ homepage: 'x.cn' }, { homepage: 'noWebAddress' }],
    [{ birthday: '1990-02-30' }, { birthday: 'noDate' }],
    [
      { homeAddress: { country: '', region: '', city: '', street: 'x'.repeat(101), postalCode: '' } },
      { homeAddress: 'tooLong' },
    ],
  ] as const)('%j has the faults %j', (fields, faults) => {
    expect(of(fields)).toEqual(faults)
  })
})

it.each([
  ['1990-04-23', true],
  ['--02-29', true],
  ['2023-02-29', false],
  ['2024-02-29', true],
  ['0000-01-01', false],
  ['1990-13-01', false],
  ['--00-10', false],
  ['1990-4-3', false],
])('[CT-02] %s is a day: %s', (text, is) => {
  expect(isBirthday(text)).toBe(is)
})
