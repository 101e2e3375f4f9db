import type { Company, CompanyDraft, CompanyMail } from '@mailroom/memory-adapter'

/** A mail to Alice. */
export type MailToAlice = Omit<CompanyMail, 'to' | 'from' | 'minutesAgo'> &
  Partial<Pick<CompanyMail, 'to' | 'from' | 'minutesAgo'>>

const minutesSinceMidnight = () => {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

/** Minutes since noon of an earlier day, so that a test does the same at any time of the day. */
export const daysAgo = (days: number): number => minutesSinceMidnight() + days * 24 * 60 - 12 * 60

/** Three people, and what one of them has: mail of four days, a draft, own folders and tags. */
export function smallCompany(
  mails: readonly MailToAlice[] = someMails(),
  drafts: readonly CompanyDraft[] = oneDraft,
): Company {
  return {
    title: 'Example',
    domain: 'example.com',
    password: 'Mailroom-2026',
    people: [
      { account: 'alice', name: 'Alice Ng', department: 'Product', locale: 'en' },
      { account: 'bob', name: 'Bob Tan', department: 'Sales', locale: 'en' },
      { account: 'wang.li', name: '王莉', department: '产品部', locale: 'zh-hans' },
    ],
    folders: { alice: ['Projects', 'Projects/North', 'Receipts'] },
    tags: {
      alice: [
        { id: 'tag-1', name: 'Follow up', color: '#F09300' },
        { id: 'tag-2', name: '重要客户', color: '#D50000' },
      ],
    },
    mails: mails.map((mail) => ({ to: ['alice'], from: 'bob', minutesAgo: 0, ...mail })),
    drafts,
  }
}

/** So many mails of today, "Mail 1" on top. */
export const manyMails = (count: number): MailToAlice[] =>
  Array.from({ length: count }, (_, index) => ({
    subject: `Mail ${index + 1}`,
    text: `Text of mail ${index + 1}`,
    minutesAgo: daysAgo(9) + index,
  }))

const file = { name: 'budget.csv', contentType: 'text/csv', bytes: new TextEncoder().encode('a,b\n1,2\n') }

function someMails(): MailToAlice[] {
  return [
    {
      from: 'wang.li',
      subject: '第三季度预算，请过目',
      text: '预算表见附件，周五前请回复。',
      state: { isRead: false },
    },
    {
      subject: 'Budget for the third quarter',
      text: 'Please look at the table.',
      state: { isRead: false, isUrgent: true, tags: ['Follow up'] },
      files: [file],
    },
    {
      subject: 'Lunch on Thursday?',
      text: 'At noon.',
      minutesAgo: daysAgo(1),
      state: { isRead: true, isAnswered: true },
    },
    {
      subject: 'Minutes of the meeting',
      text: 'Attached.',
      minutesAgo: daysAgo(1) + 5,
      state: { isRead: true, isForwarded: true, flag: 'blue' },
      remark: 'Ask Bob about page 2',
    },
    {
      from: 'wang.li',
      subject: '新版客户端上线计划：灰度名单、回滚方案与值班安排，请各部门负责人在周二中午之前核对并回复意见',
      text: '各位好，新版客户端的功能开发已经全部完成。',
      minutesAgo: daysAgo(5),
      state: {
        isRead: true,
        isAnswered: true,
        isForwarded: true,
        tags: ['Follow up', '重要客户'],
        flag: 'red',
      },
    },
    {
      from: {
        name: 'Extraordinarily Long Name of a Correspondent at a Distant Place',
        address: 'long@partner.example',
      },
      subject:
        'A subject that goes on and on, since whoever wrote it wanted the whole matter to be told before the mail is opened',
      text: 'It is all in the subject.',
      minutesAgo: daysAgo(6),
      state: { isRead: true, isBurn: true },
    },
    {
      from: 'alice',
      to: ['bob', 'wang.li'],
      subject: 'Plan for spring',
      text: 'Here it is.',
      minutesAgo: daysAgo(4),
    },
  ]
}

const oneDraft: readonly CompanyDraft[] = [
  { owner: 'alice', to: ['bob'], subject: 'Unfinished letter', html: '<div>Dear Bob,</div>', minutesAgo: 30 },
]
