import {
  eventFieldFaults,
  eventFieldsOf,
  isLoginName,
  senderWarning,
  type MessageSummary,
  type Occurrence,
} from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { createMemoryAdapter } from '../createMemoryAdapter'
import { exampleCompany } from './exampleCompany'

const now = Date.parse('2026-11-20T09:30:00Z')

async function everything(account: string): Promise<MessageSummary[]> {
  const adapter = createMemoryAdapter({ signedInAs: account, now: () => now })
  const found: MessageSummary[] = []
  for (const { id, totalCount } of await adapter.folders.list()) {
    for (let offset = 0; offset < totalCount; offset += 100) {
      found.push(...(await adapter.messages.list({ folder: id, offset, limit: 100 })).messages)
    }
  }
  return found
}

it('[EM-09] has a dozen people who can sign in, in three languages', () => {
  expect(exampleCompany.people).toHaveLength(12)
  expect(exampleCompany.people.every(({ account }) => isLoginName(account))).toBe(true)
  expect(new Set(exampleCompany.people.map(({ locale }) => locale))).toEqual(
    new Set(['zh-hans', 'zh-tw', 'en']),
  )
})

it('[EM-09] gives its first person a mailbox with everything in it', async () => {
  const mails = await everything('chen.yu')
  expect(mails.length).toBeGreaterThan(90)
  const has = (what: (mail: MessageSummary) => boolean): boolean => mails.some(what)
  expect({
    unread: has(({ state }) => !state.isRead),
    flagged: has(({ state }) => state.flag === 'blue'),
    tagged: has(({ state }) => state.tags.includes('北极星')),
    answered: has(({ state }) => state.isAnswered),
    forwarded: has(({ state }) => state.isForwarded),
    urgent: has(({ state }) => state.isUrgent),
    withFiles: has(({ state }) => state.hasAttachments),
    withRemark: has(({ remark }) => remark !== ''),
    drafts: has(({ ref }) => ref.folder === 'Drafts'),
    sent: has(({ ref }) => ref.folder === 'Sent'),
    nested: has(({ ref }) => ref.folder === '项目/北极星'),
    suspicious: has(({ from }) => senderWarning(from) === 'nameIsOtherAddress'),
  }).toEqual({
    unread: true,
    flagged: true,
    tagged: true,
    answered: true,
    forwarded: true,
    urgent: true,
    withFiles: true,
    withRemark: true,
    drafts: true,
    sent: true,
    nested: true,
    suspicious: true,
  })
})

it('[EM-09] is the same each time', async () => {
  expect(await everything('chen.yu')).toEqual(await everything('chen.yu'))
})

it('[EM-09] can open, write out and download every mail', async () => {
  const adapter = createMemoryAdapter({ now: () => now })
  const broken: string[] = []
  for (const { ref, state, subject } of await everything('chen.yu')) {
    const { text, html, attachments } = await adapter.messages.read(ref)
    const header = await adapter.messages.header(ref)
    const sizes = await Promise.all(
      attachments.map(async ({ id }) => (await adapter.messages.attachment(ref, id)).size),
    )
    const isWhole =
      text !== '' &&
      header.startsWith('Date: ') &&
      attachments.every(({ sizeBytes }, index) => sizes[index] === sizeBytes) &&
      attachments.every(({ contentId }) => !contentId || html?.includes(`cid:${contentId}`)) &&
      state.hasAttachments === attachments.some(({ isInline }) => !isInline)
    if (!isWhole) broken.push(subject)
  }
  expect(broken).toEqual([])
})

it('[EM-09] knows everybody who writes inside the company', () => {
  const accounts = new Set(exampleCompany.people.map(({ account }) => account))
  const named = exampleCompany.mails.flatMap(({ from, to, cc = [] }) => [from, ...to, ...cc])
  const strangers = named.filter((one) => typeof one === 'string' && !accounts.has(one))
  expect(strangers).toEqual([])
})

it('[EM-09] knows people outside, in groups, of everybody who has an address book', async () => {
  for (const [account, known] of Object.entries(exampleCompany.contacts ?? {})) {
    const { addressBook } = createMemoryAdapter({ signedInAs: account, now: () => now })
    const { total, groups } = await addressBook.groups()
    expect([account, total]).toEqual([account, known.length])
    expect(groups.length).toBeGreaterThan(1)
    const outside = known.every(({ address }) => !address.endsWith(`@${exampleCompany.domain}`))
    expect(outside).toBe(true)
  }
})

describe('the calendars', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const week = { from: Date.parse('2026-11-16T00:00+08:00'), to: Date.parse('2026-11-23T00:00+08:00') }

  const weekOf = async (
    account: string,
    signedIn = createMemoryAdapter({ signedInAs: account, now: () => now }),
  ) => signedIn.calendar.occurrences({ ...week, timeZone: 'Asia/Shanghai' })

  it('[EM-09] have a week of everything for the first person', async () => {
    const found = await weekOf('chen.yu')
    const has = (what: (event: Occurrence) => boolean): boolean => found.some(what)
    const overlaps = (a: Occurrence, b: Occurrence): boolean =>
      a !== b &&
      a.time.kind === 'instant' &&
      b.time.kind === 'instant' &&
      a.time.startsAt < b.time.endsAt &&
      b.time.startsAt < a.time.endsAt
    expect({
      standUps: found.filter(({ title }) => title === '每日站会').length,
      overlap: found.some((one) => found.some((other) => overlaps(one, other))),
      wholeDays: has(({ time }) => time.kind === 'allDay' && time.endsAt - time.startsAt > dayMs),
      unanswered: has(({ ownStatus }) => ownStatus === 'pending'),
      tentative: has(({ ownStatus }) => ownStatus === 'tentative'),
      declined: has(({ ownStatus }) => ownStatus === 'declined'),
      ofOthers: has(({ canEdit }) => !canEdit),
      ownColor: has(({ color }) => color === 'pink'),
      longTitle: has(({ title }) => title.length > 50),
      reminder: has(({ hasReminder }) => hasReminder),
    }).toEqual({
      standUps: 5,
      overlap: true,
      wholeDays: true,
      unanswered: true,
      tentative: true,
      declined: false,
      ofOthers: true,
      ownColor: true,
      longTitle: true,
      reminder: true,
    })
  })

  it('[EM-09] have events that can be saved again as they are, in three languages', async () => {
    for (const account of ['chen.yu', 'huang.yating', 'amelia.hart']) {
      const adapter = createMemoryAdapter({ signedInAs: account, now: () => now })
      const found = await weekOf(account, adapter)
      expect(found.length).toBeGreaterThan(2)
      for (const { eventId } of found) {
        const event = await adapter.calendar.event(eventId)
        expect([event.title, eventFieldFaults(eventFieldsOf(event))]).toEqual([event.title, {}])
      }
    }
  })

  it('[EM-09] are shared with colleagues', async () => {
    const { calendar } = createMemoryAdapter({ signedInAs: 'chen.yu', now: () => now })
    const found = await calendar.calendars()
    expect(found.map(({ access }) => access)).toEqual(['own', 'own', 'own', 'read', 'read', 'read'])
    expect(found.flatMap(({ sharees }) => sharees.map(({ mayEdit }) => mayEdit))).toEqual([true, true, false])
  })
})
