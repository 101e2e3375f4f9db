import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, inFrame, open } from '../stage/elements'
import { invitation, longInvitation, plainAnswer } from '../stage/sampleMails'

beforeEach(() => page.viewport(1100, 900))

const card = () => page.getByRole('group', { name: 'Invitation' })
const answer = (name: string) => card().getByRole('button', { name, exact: true })

describe('an invitation', () => {
  it('[RD-10] says what, when in the reader’s zone and how often, where and who', async () => {
    await open({ mail: invitation })
    await expect.element(card().getByRole('heading', { name: '北极星二期周例会' })).toBeVisible()
    await expect.element(card().getByText('Every week on Tuesday, until Mar 30, 2027')).toBeVisible()
    await expect.element(card().getByText('七楼 会议室 B')).toBeVisible()
    await expect.element(card().getByText('zhao.min@example.com')).toBeVisible()
    expect(card().getByRole('listitem').elements()).toHaveLength(5)
    await card().getByRole('button', { name: 'Show all 7 people' }).click()
    expect(card().getByRole('listitem').elements()).toHaveLength(7)
  })

  it.each([
    ['en', 'Invitation', /^Tue, Dec 1, 2026, /, /^Every week on Tuesday, until Mar 30, 2027$/],
    ['zh-hans', '日程邀请', /^2026年12月1日周二 /, /2027年3月30日/],
    ['zh-tw', '活動邀請', /^2026年12月1日週二 /, /2027年3月30日/],
  ] as const)('[RD-10] writes its days in the language of the page, %s', async (locale, name, day, until) => {
    // At noon in Greenwich it is the first of December nearly everywhere.
    const time = {
      kind: 'instant',
      startsAt: Date.UTC(2026, 11, 1, 10),
      endsAt: Date.UTC(2026, 11, 1, 11),
    } as const
    await open({ mail: { ...invitation, invitation: { ...invitation.invitation!, time } }, locale })
    const shown = page.getByRole('group', { name })
    await expect.element(shown.getByText(day)).toBeVisible()
    await expect.element(shown.getByText(until)).toBeVisible()
  })

  it('[RD-10] is answered by a mail to the organizer, and the answer can be changed', async () => {
    const { adapter, ref } = await open({ mail: invitation })
    const organizer = adapter.control.colleague('zhao.min')
    const told = async () => {
      const { messages } = await organizer.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
      const reply = await organizer.invitations?.read(messages[0]!.ref)
      return reply?.method === 'reply' ? reply.invitees[0]?.status : undefined
    }
    await answer('Accept').click()
    await expect.element(card().getByText('You have accepted.')).toBeVisible()
    await expect.element(answer('Change answer')).toHaveFocus()
    await expect.element(answer('Decline')).not.toBeInTheDocument()
    expect(await told()).toBe('accepted')
    await answer('Change answer').click()
    await expect.element(answer('Accept')).not.toBeInTheDocument()
    await answer('Decline').click()
    await expect.element(card().getByText('You have declined.')).toBeVisible()
    expect(await told()).toBe('declined')
    expect((await adapter.invitations?.read(ref))?.status).toBe('declined')
  })

  it('[RD-10] says that the answer has not left, and takes it again', async () => {
    const { adapter } = await open({ mail: invitation })
    adapter.control.fail({ kind: 'offline', call: 'invitations.answer' })
    await answer('Tentative').click()
    await expect.element(card().getByText(/^Your answer was not sent\./)).toBeVisible()
    await answer('Tentative').click()
    await expect.element(card().getByText('You have accepted tentatively.')).toBeVisible()
  })

  it('[RD-10] is read again when it could not be', async () => {
    await open({
      mail: invitation,
      prepare: (adapter) => adapter.control.fail({ kind: 'server', call: 'invitations.read' }),
    })
    await page.getByRole('group', { name: 'Event' }).getByRole('button', { name: 'Try again' }).click()
    await expect.element(answer('Accept')).toBeVisible()
  })

  it('[RD-10] says that the event was deleted, and takes no answer then', async () => {
    await open({
      mail: invitation,
      prepare: async ({ control }) => {
        const event = { ...invitation.invitation!, method: 'cancel', sequence: 1 } as const
        await control.deliver({ ...invitation, subject: 'Called off', invitation: event })
      },
    })
    await expect.element(card().getByText('This event has been deleted.')).toBeVisible()
    await expect.element(answer('Accept')).not.toBeInTheDocument()
  })

  it('[RD-10] says that it is out of date when a newer one has come', async () => {
    await open({
      mail: invitation,
      prepare: async ({ control }) => {
        const event = { ...invitation.invitation!, sequence: 1 }
        await control.deliver({ ...invitation, subject: 'Later', invitation: event })
      },
    })
    await expect.element(card().getByText(/^This invitation is out of date/)).toBeVisible()
    await expect.element(answer('Accept')).not.toBeInTheDocument()
  })

  it('[RD-10] [X4] shows what it says as plain text, and that no zone is named', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const event = { ...longInvitation.invitation!, title: evil, location: evil }
    await open({ mail: { ...longInvitation, invitation: event } })
    await expect.element(card().getByRole('heading', { name: evil })).toBeVisible()
    await expect.element(card().getByText(/^No time zone is named/)).toBeVisible()
    await expect.element(card().getByText('Repeats by a rule of its own')).toBeVisible()
  })

  it('[RD-10] is not there in other mails', async () => {
    await open({ mail: plainAnswer })
    await expect.poll(() => inFrame('body')).not.toBeNull()
    await expect.element(button('Accept')).not.toBeInTheDocument()
  })
})
