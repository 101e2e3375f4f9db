/** The language somebody writes in. */
export type SeedLanguage = 'zh-hans' | 'zh-tw' | 'en'

/** By which clock people live who write a language: an IANA name. */
export const seedZones: Readonly<Record<SeedLanguage, string>> = {
  'zh-hans': 'Asia/Shanghai',
  'zh-tw': 'Asia/Taipei',
  en: 'Europe/London',
}

/** Somebody of the example company. */
export interface SeedPerson {
  readonly account: string
  readonly realName: string
  readonly jobNumber: string
  readonly department: string
  readonly language: SeedLanguage
}

/** The company that an empty installation begins with. */
export const seedPeople: readonly SeedPerson[] = [
  { account: 'wangli', realName: '王莉', jobNumber: '1001', department: '产品部', language: 'zh-hans' },
  { account: 'zhangwei', realName: '张伟', jobNumber: '1002', department: '研发部', language: 'zh-hans' },
  { account: 'liuyang', realName: '刘洋', jobNumber: '1003', department: '研发部', language: 'zh-hans' },
  { account: 'chenjing', realName: '陈静', jobNumber: '1004', department: '人力资源部', language: 'zh-hans' },
  { account: 'zhaolei', realName: '赵磊', jobNumber: '1005', department: '财务部', language: 'zh-hans' },
  { account: 'sunmei', realName: '孙梅', jobNumber: '1006', department: '行政部', language: 'zh-hans' },
  {
    account: 'linyiting',
    realName: '林怡婷',
    jobNumber: '2001',
    department: '台北辦公室',
    language: 'zh-tw',
  },
  {
    account: 'huangchihao',
    realName: '黃志豪',
    jobNumber: '2002',
    department: '台北辦公室',
    language: 'zh-tw',
  },
  {
    account: 'wuchiahui',
    realName: '吳佳慧',
    jobNumber: '2003',
    department: '台北辦公室',
    language: 'zh-tw',
  },
  {
    account: 'emma',
    realName: 'Emma Clarke',
    jobNumber: '3001',
    department: 'London office',
    language: 'en',
  },
  {
    account: 'daniel',
    realName: 'Daniel Meyer',
    jobNumber: '3002',
    department: 'London office',
    language: 'en',
  },
  {
    account: 'priya',
    realName: 'Priya Nair',
    jobNumber: '3003',
    department: 'London office',
    language: 'en',
  },
]

/** People of other companies who write to this one. Addresses that can never exist (RFC 2606). */
export const seedOutsiders: Readonly<Record<SeedLanguage, readonly { name: string; address: string }[]>> = {
  'zh-hans': [
    { name: '周明（华东物流）', address: 'zhouming@logistics.example' },
    { name: '恒信印务', address: 'order@print.example' },
  ],
  'zh-tw': [
    { name: '許雅雯（采風設計）', address: 'yawen@design.example' },
    { name: '晨光旅行社', address: 'service@travel.example' },
  ],
  en: [
    { name: 'Oliver Grant', address: 'oliver.grant@supplier.example' },
    { name: 'Harbour Hotel', address: 'booking@hotel.example' },
  ],
}
