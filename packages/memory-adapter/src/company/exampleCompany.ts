import { calendars, events } from './calendar'
import type { Company } from './Company'
import { contacts } from './contacts'
import { days, hours } from './mails/ages'
import { outsideMails } from './mails/outside'
import { seriesMails } from './mails/series'
import { shanghaiMails } from './mails/shanghai'
import { singaporeMails } from './mails/singapore'
import { taipeiMails } from './mails/taipei'
import { people } from './people'

/** A maker of optical instruments with three offices and as many languages. Nothing in it is real. */
export const exampleCompany: Company = {
  title: 'Polaris Instruments',
  domain: 'example.com',
  password: 'Mailroom-2026',
  people,
  folders: { 'chen.yu': ['项目', '项目/北极星', '客户'] },
  tags: {
    'chen.yu': [
      { id: 'tag-1', name: '北极星', color: '#33B679' },
      { id: 'tag-2', name: '客户', color: '#4285F4' },
      { id: 'tag-3', name: '招聘', color: '#F4511E' },
    ],
  },
  contacts,
  calendars,
  events,
  mails: [...shanghaiMails, ...taipeiMails, ...singaporeMails, ...outsideMails, ...seriesMails],
  drafts: [
    {
      owner: 'chen.yu',
      to: ['amelia.hart'],
      subject: 'Re: Polaris II: can we promise November?',
      html: '<div>Hi Amelia,</div><div><br></div><div>November is fine if the cold test on Thursday passes. I will</div>',
      minutesAgo: 8,
    },
    {
      owner: 'chen.yu',
      to: [],
      subject: '二期发布会的想法',
      html: '<div>1. 地点：放在实验室里，观众看得到样机；</div><div>2. 时长不超过四十分钟；</div>',
      minutesAgo: days(1) + hours(3),
    },
  ],
  disk: [
    { name: '员工手册 2026.pdf', sizeBytes: 2_480_000 },
    { name: 'Travel policy.docx', sizeBytes: 64_000 },
    { folder: '品牌素材', name: 'Logo pack.zip', sizeBytes: 8_300_000 },
    { folder: '品牌素材', name: 'PPT 模板.pptx', sizeBytes: 5_120_000 },
  ],
  home: {
    signIns: {
      'chen.yu': [
        {
          minutesAgo: days(1) + hours(2),
          address: '10.20.3.7',
          place: '上海办公室',
          userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
        },
      ],
    },
  },
}
