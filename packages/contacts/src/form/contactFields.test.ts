import { noContactFields } from '@mailroom/core'
import { expect, it } from 'vitest'
import { savedFields } from './contactFields'

it.each([
  ['1990/4/3', '1990-04-03'],
  ['1990年4月23日', '1990-04-23'],
  ['1990-04-23', '1990-04-23'],
  ['4-23', '--04-23'],
  ['--04-23', '--04-23'],
  ['4月23日', '--04-23'],
  ['', ''],
  ['tomorrow', 'tomorrow'],
])('[CT-02] a birthday typed as %j is %j', (typed, day) => {
  expect(savedFields({ ...noContactFields, birthday: typed }).birthday).toBe(day)
})

it.each([
  ['example.cn', 'https://example.cn'],
  ['http://example.cn', 'http://example.cn'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [' ', ''],
])('[CT-02] a web address typed as %j is %j', (typed, address) => {
  expect(savedFields({ ...noContactFields, homepage: typed }).homepage).toBe(address)
})

it('[CT-02] saves texts without what surrounds them, and no empty address', () => {
  const saved = savedFields({
    ...noContactFields,
    name: ' 赵敏 ',
    moreAddresses: [' a@x.cn ', ' '],
    workAddress: { ...noContactFields.workAddress, city: ' 苏州 ' },
  })
  expect(saved).toMatchObject({ name: '赵敏', moreAddresses: ['a@x.cn'], workAddress: { city: '苏州' } })
})
