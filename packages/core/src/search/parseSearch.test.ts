import { describe, expect, it } from 'vitest'
import { formatSearch } from './formatSearch'
import { parseSearch } from './parseSearch'
import type { SearchConditions } from './SearchConditions'

const now = new Date(2026, 10, 21, 9, 30).getTime()
const folders = [
  { id: 'INBOX', name: 'INBOX', role: 'inbox' },
  { id: 'Sent', name: 'Sent', role: 'sent' },
  { id: 'Junk Mail', name: 'Junk Mail', role: 'spam' },
  { id: '项目/2026', name: '2026' },
] as const
const parse = (text: string) => parseSearch(text, { now, folders })
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime()

describe('parseSearch', () => {
  it.each<[typed: string, meant: SearchConditions]>([
    ['budget', { text: 'budget' }],
    ['预算 会议', { text: '预算 会议' }],
    ['"budget review" 2026', { text: '"budget review" 2026' }],
    ['“预算 会议”', { text: '"预算 会议"' }],
    ['「預算 會議」', { text: '"預算 會議"' }],
    ['budget -draft', { text: 'budget', without: 'draft' }],
    ['-"first draft"', { without: '"first draft"' }],
    ['from:bob', { sender: 'bob' }],
    ['from: bob', { sender: 'bob' }],
    ['FROM:bob@example.com plan', { sender: 'bob@example.com', text: 'plan' }],
    ['from:"Li Wang"', { sender: '"Li Wang"' }],
    ['from:li from:wang', { sender: 'li wang' }],
    ['发件人:王伟 主题：预算', { sender: '王伟', subject: '预算' }],
    ['寄件者：王小明 主旨:預算', { sender: '王小明', subject: '預算' }],
    ['to:a cc:b with:c', { recipient: 'a', copied: 'b', correspondent: 'c' }],
    ['body:word filename:plan.pdf', { content: 'word', attachment: 'plan.pdf' }],
    ['附件:合同', { attachment: '合同' }],
    ['has:attachment', { hasAttachments: true }],
    ['包含:附件', { hasAttachments: true }],
    ['is:unread is:flagged', { isRead: false, isFlagged: true }],
    ['状态：未读', { isRead: false }],
    ['狀態:已回覆', { isAnswered: true }],
    ['is:followup', { isFollowUp: true }],
    ['is:待跟进', { isFollowUp: true }],
    ['in:sent', { folder: 'Sent' }],
    ['in:垃圾邮件', { folder: 'Junk Mail' }],
    ['in:2026', { folder: '项目/2026' }],
    ['in:项目/2026', { folder: '项目/2026' }],
    ['in:nowhere', { folder: 'nowhere' }],
    ['in:anywhere x', { isEverywhere: true, text: 'x' }],
    ['tag:重要 tag:客户', { tags: ['重要', '客户'] }],
    ['before:2026-11-01', { receivedBefore: day(2026, 11, 1) }],
    ['after:2026/3/9', { receivedFrom: day(2026, 3, 9) }],
    ['on:2026年11月5日', { receivedFrom: day(2026, 11, 5), receivedBefore: day(2026, 11, 6) }],
    ['on:2026-02', { receivedFrom: day(2026, 2, 1), receivedBefore: day(2026, 3, 1) }],
    ['on:yesterday', { receivedFrom: day(2026, 11, 20), receivedBefore: day(2026, 11, 21) }],
    ['newer:1w', { age: 'week' }],
    ['larger:10M smaller:1.5g', { minBytes: 10 * 1024 ** 2, maxBytes: 1.5 * 1024 ** 3 }],
    ['size:large', { size: 'large' }],
    // What makes no sense is looked for as it stands.
    ['before:2026-02-30', { text: 'before:2026-02-30' }],
    ['is:purple', { text: 'is:purple' }],
    ['larger:huge', { text: 'larger:huge' }],
    ['http://example.com/x', { text: 'http://example.com/x' }],
    ['12:30', { text: '12:30' }],
    ['-from:bob', { text: '-from:bob' }],
    ['from:', {}],
    ['-', { text: '-' }],
    ['"unclosed', { text: 'unclosed' }],
    ['', {}],
    ['   ', {}],
  ])('[ML-27] reads %s', (typed, meant) => {
    expect(parse(typed)).toEqual(meant)
  })

  it.each([
    '"',
    '"" ""',
    '::::',
    '\0\r\n',
    '-'.repeat(300),
    '"'.repeat(301),
    'from:'.repeat(99),
    '「」“”',
    'a'.repeat(10_000),
    '\u2028 x',
  ])('[ML-27] takes anything that can be typed: %j', (typed) => {
    expect(parse(formatSearch(parse(typed)))).toEqual(parse(formatSearch(parse(typed))))
  })
})

describe('formatSearch', () => {
  it.each<SearchConditions>([
    { text: 'budget "two words"', without: 'x "y z"' },
    { sender: 'li wang', recipient: '"Anna Bauer"', copied: 'c@d.test', correspondent: 'e@f.test' },
    { subject: '预算', attachment: 'plan.pdf', content: '会议' },
    { folder: '项目/2026', tags: ['重要', 'two words'] },
    { folder: 'Junk Mail', hasAttachments: true, isRead: false, isFlagged: false, isAnswered: true },
    { isFollowUp: true },
    { isEverywhere: true, age: 'threeMonths', size: 'medium', isRead: true },
    { receivedFrom: day(2026, 11, 1), receivedBefore: day(2026, 11, 8) },
    { receivedFrom: day(2026, 11, 1), receivedBefore: day(2026, 11, 2) },
    { minBytes: 10 * 1024 ** 2, maxBytes: 12_345 },
    {},
  ])('[ML-27] writes %j so that it is read back', (conditions) => {
    expect(parse(formatSearch(conditions))).toEqual(conditions)
  })

  it('[ML-27] writes words that look like operators as words', () => {
    expect(parse(formatSearch({ subject: 'from:bob -x' }))).toEqual({ subject: 'from:bob -x' })
    expect(parse(formatSearch({ text: 'is:purple' }))).toEqual({ text: 'is:purple' })
  })

  it('[ML-27] gives each condition in its shortest form', () => {
    const text = formatSearch({ sender: 'bob', minBytes: 10 * 1024 ** 2, receivedFrom: day(2026, 3, 9) })
    expect(text).toBe('from:bob after:2026-03-09 larger:10M')
  })
})
