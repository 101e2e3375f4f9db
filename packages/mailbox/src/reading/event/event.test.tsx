import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, open } from '../stage/elements'
import { plainAnswer } from '../stage/sampleMails'

beforeEach(() => page.viewport(1100, 900))

const dialog = () => page.getByRole('dialog', { name: 'Create event' })
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const send = () => dialog().getByRole('button', { name: 'Send invitation' }).click()

/** What came to a colleague last. */
async function invitationOf(adapter: MemoryAdapter, name: string) {
  const colleague = adapter.control.colleague(name)
  const { messages } = await colleague.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
  return messages[0] && colleague.invitations?.read(messages[0].ref)
}

const harbour = { ...plainAnswer, from: 'zhao.min', subject: 'Re: Harbour tour' }
const withoutCalendar = (adapter: MemoryAdapter) => void Reflect.deleteProperty(adapter, 'calendar')

async function openDialog() {
  const opened = await open({ mail: harbour, prepare: withoutCalendar })
  await button('Create event').click()
  await expect.element(field('Title')).toHaveValue('Harbour tour')
  return opened
}

describe('an event from a mail', () => {
  it('[RD-03] [CA-02] comes into the calendar, with the subject and everybody of the mail, who are invited', async () => {
    const { adapter } = await open({ mail: harbour })
    await button('Create event').click()
    const form = page.getByRole('dialog', { name: 'New event' })
    await expect.element(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbour tour')
    await expect.element(form.getByText('赵敏')).toBeVisible()
    await form.getByLabelText('Begins', { exact: true }).fill('2026-11-24T10:00')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Event added and invitations sent: Harbour tour')).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    const startsAt = new Date('2026-11-24T10:00').getTime()
    const time = { kind: 'instant', startsAt, endsAt: startsAt + 3_600_000 }
    const found = await adapter.calendar.occurrences({ from: startsAt, to: startsAt + 1, timeZone: 'UTC' })
    expect(found.find(({ title }) => title === 'Harbour tour')).toMatchObject({ time })
    expect(await invitationOf(adapter, 'zhao.min')).toMatchObject({
      ...{ method: 'request', title: 'Harbour tour', time, canAnswer: true },
    })
    const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 50 })
    expect(messages.find(({ subject }) => subject === harbour.subject)?.state.isAnswered).toBe(true)
  })
})

describe('an event from a mail, where the mail system keeps no calendar', () => {
  it('[RD-03] invites everybody of the mail to the time that was chosen, and says so', async () => {
    const { adapter } = await openDialog()
    await field('Begins').fill('2026-11-24T10:00')
    await field('Ends').fill('2026-11-24T11:30')
    await field('Place').fill('Pier 4')
    await send()
    await expect.element(page.getByText('Invitation sent: Harbour tour')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    const invitation = await invitationOf(adapter, 'zhao.min')
    expect(invitation).toMatchObject({
      method: 'request',
      title: 'Harbour tour',
      location: 'Pier 4',
      canAnswer: true,
    })
    expect(invitation?.time).toEqual({
      kind: 'instant',
      startsAt: new Date('2026-11-24T10:00').getTime(),
      endsAt: new Date('2026-11-24T11:30').getTime(),
    })
  })

  it.each([
    ['en', 'Create event', 'Begins', 'Ends', 'Tue, Nov 24, 2026, 10:00 – 11:30 GMT', 'Tue, Nov 24, 2026'],
    ['zh-hans', '创建日程', '开始', '结束', '2026年11月24日周二 10:00 – 11:30 GMT', '2026年11月24日周二'],
    ['zh-tw', '建立活動', '開始', '結束', '2026年11月24日週二 10:00 – 11:30 GMT', '2026年11月24日週二'],
  ] as const)(
    '[RD-03] writes the time that was chosen in the language of the page, %s, and not in that of the browser',
    async (locale, name, start, end, shown, day) => {
      await open({ mail: plainAnswer, locale, prepare: withoutCalendar })
      await button(name).click()
      const form = page.getByRole('dialog', { name })
      await form.getByLabelText(start, { exact: true }).fill('2026-11-24T10:00')
      await form.getByLabelText(end, { exact: true }).fill('2026-11-24T11:30')
      const written = form.getByText(/2026/)
      // The zone of the machine is named behind it.
      await expect.poll(() => written.element().textContent?.replace(/UTC/, 'GMT')).toContain(shown)
      await form.getByRole('checkbox').click()
      await expect.poll(() => written.element().textContent).toBe(day)
      await form.getByLabelText(start, { exact: true }).fill('')
      await expect.element(written).not.toBeInTheDocument()
    },
  )

  it('[RD-03] takes whole days, the last one included, and moves the end with the beginning', async () => {
    const { adapter } = await openDialog()
    await field('Begins').fill('2026-11-24T10:00')
    await field('Ends').fill('2026-11-24T11:00')
    await field('Begins').fill('2026-11-25T09:00')
    await expect.element(field('Ends')).toHaveValue('2026-11-25T10:00')
    await dialog().getByRole('checkbox', { name: 'All day' }).click()
    await field('Last day').fill('2026-11-26')
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    const day = (number: number) => Date.UTC(2026, 10, number)
    expect((await invitationOf(adapter, 'zhao.min'))?.time).toEqual({
      kind: 'allDay',
      startsAt: day(25),
      endsAt: day(27),
    })
  })

  it('[RD-03] says at each field what is missing, puts the cursor there, and sends nothing', async () => {
    const { adapter } = await openDialog()
    await field('Title').fill(' ')
    await field('Ends').fill('2020-01-01T00:00')
    await send()
    await expect.element(dialog().getByText('Give the event a title.')).toBeVisible()
    await expect.element(dialog().getByText('The event must end after it begins.')).toBeVisible()
    await expect.element(field('Title')).toHaveFocus()
    await field('Title').fill('Tour')
    await field('Begins').fill('2026-11-24T10:00')
    await field('Ends').fill('2026-11-24T11:00')
    await field('Invite').click()
    // One press picks the last of the six, the next removes it.
    const invited = dialog().getByRole('button', { name: /^Remove / })
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Backspace}')
        return invited.elements().length
      })
      .toBe(0)
    await send()
    await expect.element(dialog().getByText('Name at least one person to invite.')).toBeVisible()
    await expect.element(field('Invite')).toHaveFocus()
    expect(await invitationOf(adapter, 'zhao.min')).toBeUndefined()
  })

  it('[RD-03] keeps what was typed when it is closed and when it could not be sent, and sends it once', async () => {
    const { adapter } = await openDialog()
    await field('Message').fill('Bring a coat.')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Create event')).toHaveFocus()
    await button('Create event').click()
    await expect.element(field('Message')).toHaveValue('Bring a coat.')
    adapter.control.fail({ kind: 'offline', call: 'invitations.invite' })
    await send()
    await expect.element(dialog().getByText(/^The invitation was not sent\./)).toBeVisible()
    await expect.element(field('Message')).toHaveValue('Bring a coat.')
    await send()
    await expect.element(dialog()).not.toBeInTheDocument()
    const colleague = adapter.control.colleague('zhao.min')
    const { messages } = await colleague.messages.list({ folder: 'INBOX', offset: 0, limit: 5 })
    expect(messages.filter(({ subject }) => subject === 'Harbour tour')).toHaveLength(1)
  })
})
