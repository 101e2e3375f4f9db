import type { Person } from './Company'

/** A dozen people in Shanghai, Taipei and Singapore. The first one is whom stories sign in. */
export const people: readonly Person[] = [
  { account: 'chen.yu', name: '陈宇', department: '产品部', locale: 'zh-hans', jobNumber: '1001' },
  {
    account: 'wang.lei',
    name: '王磊',
    department: '研发部',
    locale: 'zh-hans',
    jobNumber: '1002',
    gender: 'male',
  },
  {
    account: 'lin.xiaomei',
    name: '林晓梅',
    department: '人力资源部',
    locale: 'zh-hans',
    jobNumber: '1003',
    gender: 'female',
  },
  { account: 'zhao.min', name: '赵敏', department: '财务部', locale: 'zh-hans', jobNumber: '1004' },
  { account: 'sun.hao', name: '孙浩', department: '行政部', locale: 'zh-hans', jobNumber: '1005' },
  {
    account: 'huang.yating',
    name: '黃雅婷',
    department: '業務部',
    locale: 'zh-tw',
    jobNumber: '2001',
    gender: 'female',
  },
  {
    account: 'tsai.chiahao',
    name: '蔡家豪',
    department: '客服部',
    locale: 'zh-tw',
    jobNumber: '2002',
    gender: 'male',
  },
  { account: 'wu.peishan', name: '吳佩珊', department: '行銷部', locale: 'zh-tw', jobNumber: '2003' },
  { account: 'hsu.chihming', name: '許志明', department: '研發部', locale: 'zh-tw', jobNumber: '2004' },
  {
    account: 'amelia.hart',
    name: 'Amelia Hart',
    department: 'Sales',
    locale: 'en',
    jobNumber: '3001',
    gender: 'female',
  },
  {
    account: 'daniel.okafor',
    name: 'Daniel Okafor',
    department: 'IT',
    locale: 'en',
    jobNumber: '3002',
    gender: 'male',
  },
  { account: 'priya.nair', name: 'Priya Nair', department: 'Design', locale: 'en', jobNumber: '3003' },
]
