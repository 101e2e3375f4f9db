import type { ContactFields } from '@mailroom/core'

/** Somebody outside the example company whom one of its people has noted. */
export interface SeedContact extends Partial<Omit<ContactFields, 'groups' | 'address'>> {
  /** Account in whose address book they are. */
  readonly owner: string
  /** The one group that they are in, if any. */
  readonly group?: string
  readonly address: string
}

/** The address books of the example company. Nobody in them is real. @source GW-02 */
export const seedContacts: readonly SeedContact[] = [
  {
    ...{ owner: 'wangli', group: '供应商', name: '赵敏', address: 'zhaomin@hengtong.example' },
    ...{ mobile: '138 0555 0163', company: '恒通精密机械（苏州）有限公司', department: '华东大区' },
    ...{ jobTitle: '销售总监', birthday: '1986-04-23', workPhone: '0512-5550 1234', fax: '0512-5550 1235' },
    workAddress: {
      ...{ country: '中国', region: '江苏省', city: '苏州市', street: '工业园区星湖街 328 号' },
      postalCode: '215123',
    },
    remark: '合同到期前一个月联系。',
  },
  {
    ...{ owner: 'wangli', group: '供应商', name: '黄志远', address: 'huangzy@yuntu.example' },
    ...{ mobile: '139 0555 0117', company: '云图物流', jobTitle: '项目经理' },
  },
  {
    ...{ owner: 'wangli', group: '客户', name: 'Helena Brandt', address: 'helena.brandt@northwind.example' },
    ...{ moreAddresses: ['helena@brandt.example'], mobile: '+49 30 5550 0142', birthday: '--11-02' },
    ...{ company: 'Northwind Logistics GmbH', jobTitle: 'Key account manager' },
    ...{ homepage: 'https://northwind.example', remark: 'Prefers calls before ten.' },
    workAddress: {
      ...{ country: 'Germany', region: '', city: 'Berlin', street: 'Beispielstraße 12', postalCode: '10115' },
    },
  },
  {
    ...{ owner: 'wangli', group: '客户', name: '欧阳晓天', address: 'ouyang@consulting.example' },
    ...{ mobile: '137 0555 0109', company: '独立顾问', qq: '10001' },
  },
  {
    ...{ owner: 'wangli', group: '客户', name: '陈洁', address: 'chenjie@lakeside.example' },
    ...{ mobile: '135 0555 0171', company: '湖滨酒店', department: '会议部', family: '女儿在读小学' },
  },
  { owner: 'wangli', name: '陈洁', address: 'cj1990@mail.example', mobile: '135 0555 0171' },
  { owner: 'wangli', address: 'press@instruments.example', company: 'Instrument Digest' },
  {
    ...{ owner: 'linyiting', group: '廠商', name: '林耀輝', address: 'yaohui@hungyuan.example' },
    ...{ mobile: '+886 912 555 018', company: '宏遠供應鏈', jobTitle: '業務經理' },
    workAddress: {
      ...{ country: '臺灣', region: '臺北市', city: '大安區', street: '範例路 88 號', postalCode: '106' },
    },
  },
  {
    ...{ owner: 'linyiting', group: '展覽', name: '張麗莎', address: 'lisa@expo.example' },
    ...{ mobile: '+886 933 555 026', company: '展望會展', birthday: '1991-09-08' },
  },
  {
    owner: 'linyiting',
    group: '展覽',
    name: 'Kenji Mori',
    address: 'mori@booth.example',
    company: 'Booth Design',
  },
  {
    ...{ owner: 'emma', group: 'Suppliers', name: 'Henrik Sandberg', address: 'henrik@nordlab.example' },
    ...{ mobile: '+46 70 555 01 19', company: 'Nordlab AB', jobTitle: 'Laboratory manager' },
  },
  {
    ...{ owner: 'emma', group: 'Friends', name: 'Grace Osei', address: 'grace.osei@studio.example' },
    ...{
      mobile: '+44 20 7946 0991',
      company: 'Osei Studio',
      birthday: '--06-14',
      homepage: 'https://studio.example',
    },
  },
  {
    owner: 'emma',
    name: 'Marta Kowalska',
    address: 'marta@translations.example',
    company: 'Kowalska Translations',
  },
]
