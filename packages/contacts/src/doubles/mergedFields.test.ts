import { noContactFields, type Contact, type ContactFields } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { mergedFields } from './mergedFields'

let nextId = 1
const contact = (fields: Partial<ContactFields>): Contact => ({ ...noContactFields, ...fields, id: nextId++ })

describe('[CT-06] contacts that become one', () => {
  it('say what the first of them says that says anything', () => {
    const merged = mergedFields([
      contact({ address: 'a@x.cn', name: '', mobile: '138' }),
      contact({ address: 'b@x.cn', name: '赵敏', mobile: '139', company: '恒通' }),
    ])
    expect(merged).toMatchObject({ address: 'a@x.cn', name: '赵敏', mobile: '138', company: '恒通' })
  })

  it('keep every address, each once', () => {
    const merged = mergedFields([
      contact({ address: 'a@x.cn', moreAddresses: ['c@x.cn'] }),
      contact({ address: 'b@x.cn', moreAddresses: ['A@X.cn', 'C@x.cn', 'd@x.cn'] }),
    ])
    expect(merged.moreAddresses).toEqual(['b@x.cn', 'c@x.cn', 'd@x.cn'])
  })

  it('keep all notes and groups', () => {
    const merged = mergedFields([
      contact({ address: 'a@x.cn', remark: 'one', groups: [1, 2] }),
      contact({ address: 'b@x.cn', remark: 'two', groups: [2, 3] }),
      contact({ address: 'c@x.cn', remark: 'one' }),
    ])
    expect(merged.remark).toBe('one\ntwo')
    expect(merged.groups).toEqual([1, 2, 3])
  })

  it('have the first place that is known', () => {
    const home = { country: '中国', region: '', city: '苏州', street: '', postalCode: '' }
    const merged = mergedFields([
      contact({ address: 'a@x.cn' }),
      contact({ address: 'b@x.cn', homeAddress: home }),
    ])
    expect(merged.homeAddress).toEqual(home)
  })
})
