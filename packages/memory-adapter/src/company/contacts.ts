import type { CompanyContact } from './Company'

/** People outside the company whom its people have noted, by account. Nobody in it is real. */
export const contacts: Readonly<Record<string, readonly CompanyContact[]>> = {
  'chen.yu': [
    {
      ...{ name: '森 健二', address: 'kenji.mori@partner.example.org', mobile: '+81 90 5550 0142' },
      ...{ company: '北辰光学株式会社', department: '海外営業部', jobTitle: '部長' },
      workAddress: {
        ...{
          country: '日本',
          region: '東京都',
          city: '千代田区',
          street: '丸の内 1-1-1',
          postalCode: '100-0005',
        },
      },
      remark: '十二月来上海，三人。\n想看试验台。',
      groups: ['合作伙伴'],
    },
    {
      ...{ name: 'Optics Supply', address: 'orders@optics.example.net', company: 'Optics Supply Ltd.' },
      ...{ workPhone: '+44 20 7946 0991', fax: '+44 20 7946 0992', homepage: 'https://optics.example.net' },
      groups: ['供应商'],
    },
    {
      ...{ name: '周建国', address: 'zhoujg@casting.example.cn', mobile: '139 0555 0121', qq: '10001' },
      ...{ company: '苏州恒通精密铸造有限公司', jobTitle: '销售总监', birthday: '1978-04-23' },
      workAddress: {
        ...{ country: '中国', region: '江苏省', city: '苏州市', street: '工业园区星湖街 328 号' },
        postalCode: '215123',
      },
      groups: ['供应商'],
    },
    {
      ...{ name: '張麗莎', address: 'lisa.chang@customer.example.org', mobile: '+886 912 555 018' },
      ...{ company: '明湖生技', department: '採購部', moreAddresses: ['lisa.chang@home.example.org'] },
      groups: ['客户', '合作伙伴'],
    },
    {
      ...{ name: 'Henrik Sandberg', address: 'henrik.sandberg@nordlab.example.org' },
      ...{ mobile: '+46 70 555 01 19', company: 'Nordlab AB', jobTitle: 'Laboratory manager' },
      ...{ birthday: '--11-02', remark: 'Prefers calls before ten.' },
      groups: ['客户'],
    },
    {
      ...{ name: '欧阳晓天', address: 'ouyang.xiaotian@consulting.example.cn', mobile: '138 0555 0107' },
      ...{ company: '独立顾问', family: '女儿在读小学' },
    },
    { name: '', address: 'press@instruments.example.org', company: 'Instrument Digest' },
  ],
  'huang.yating': [
    {
      ...{ name: '張麗莎', address: 'lisa.chang@customer.example.org', mobile: '+886 912 555 018' },
      ...{ company: '明湖生技', department: '採購部', jobTitle: '採購經理' },
      groups: ['客戶'],
    },
    {
      ...{ name: '林耀輝', address: 'yaohui@supplychain.example.org', mobile: '+886 933 555 026' },
      ...{ company: '宏遠供應鏈股份有限公司', workPhone: '+886 2 5550 1234' },
      groups: ['供應商'],
    },
  ],
  'amelia.hart': [
    {
      ...{ name: 'Henrik Sandberg', address: 'henrik.sandberg@nordlab.example.org' },
      ...{ mobile: '+46 70 555 01 19', company: 'Nordlab AB', jobTitle: 'Laboratory manager' },
      groups: ['Customers'],
    },
    {
      ...{ name: 'Grace Lim', address: 'grace.lim@harbour.example.org', mobile: '+65 5550 0163' },
      ...{ company: 'Harbour Instruments Pte. Ltd.', department: 'Purchasing' },
      groups: ['Customers', 'Singapore'],
    },
    {
      ...{ name: 'Tomás Rivera', address: 'tomas.rivera@freight.example.net', company: 'Blue Crane Freight' },
      groups: ['Suppliers'],
    },
  ],
}
