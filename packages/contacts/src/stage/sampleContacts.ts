import { noContactFields, type Contact, type ContactFields } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** A contact of whom only this is known. */
export const someone = (address: string, fields: Partial<ContactFields> = {}): ContactFields => ({
  ...noContactFields,
  address,
  ...fields,
})

/** Empties the address book. */
export async function clearBook({ addressBook }: MemoryAdapter): Promise<void> {
  const { contacts } = await addressBook.page({ text: '', offset: 0, limit: 100 })
  await addressBook.remove(contacts.map(({ id }) => id))
  const { groups } = await addressBook.groups()
  for (const { id } of groups) await addressBook.removeGroup(id)
}

/** People as somebody has them after a year, in two groups; names and companies of every length. */
export async function fillBook(adapter: MemoryAdapter): Promise<readonly Contact[]> {
  await clearBook(adapter)
  const { addressBook } = adapter
  const suppliers = await addressBook.makeGroup('供应商与合作伙伴')
  const friends = await addressBook.makeGroup('Friends')
  const people: readonly ContactFields[] = [
    someone('zhao.min@hengtong.example', {
      ...{
        name: '赵敏',
        mobile: '138 0013 8000',
        company: '恒通精密机械（苏州）有限公司',
        jobTitle: '销售总监',
      },
      ...{ department: '华东大区', birthday: '1986-04-23', workPhone: '0512-6688 1234', qq: '10001' },
      workAddress: {
        country: '中国',
        region: '江苏省',
        city: '苏州市',
        street: '工业园区星湖街 328 号',
        postalCode: '215123',
      },
      remark: '合同到期前一个月联系。\n喜欢喝龙井。',
      groups: [suppliers.id],
    }),
    someone('helena.brandt@northwind-logistics.example', {
      ...{
        name: 'Helena Brandt',
        mobile: '+49 170 1234567',
        company: 'Northwind Logistics International GmbH & Co. KG',
      },
      ...{
        jobTitle: 'Key account manager',
        birthday: '--11-02',
        homepage: 'https://northwind-logistics.example',
      },
      moreAddresses: ['helena@brandt.example'],
      groups: [suppliers.id, friends.id],
    }),
    someone('linyh@gongying.example', {
      name: '林耀輝',
      mobile: '+886 912 345 678',
      company: '宏遠供應鏈',
      groups: [suppliers.id],
    }),
    someone('ouyang.xiaotian@example.cn', { name: '欧阳晓天', company: '独立顾问', groups: [friends.id] }),
    someone('a.person.with.a.very.long.address.indeed@departments.of.a.large.organisation.example', {
      name: 'Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks',
    }),
    someone('press@news.example'),
    someone('chenjie@hotel.example', { name: '陈洁', mobile: '13900139000', company: '湖滨酒店' }),
  ]
  const made: Contact[] = []
  for (const fields of people) made.push(await addressBook.save(fields))
  return made
}

/** So many contacts, by number. */
export async function fillMany({ addressBook }: MemoryAdapter, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await addressBook.save(
      someone(`person${number}@many.example`, { name: `Person ${String(number).padStart(3, '0')}` }),
    )
}
