import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, rows, showMailbox, subjects } from '../stage/elements'
import { daysAgo, type MailToAlice } from '../stage/smallCompany'

const talk: MailToAlice[] = [
  { subject: 'Plan', text: 'First words.', minutesAgo: daysAgo(3), state: { isRead: true } },
  { subject: 'Re: Plan', text: 'Second words.', minutesAgo: daysAgo(2), state: { isRead: false } },
  { subject: 'Lunch', text: 'At noon?', minutesAgo: daysAgo(3) + 5, state: { isRead: true } },
  {
    subject: 'Re: Plan',
    from: 'wang.li',
    text: 'Third words.',
    minutesAgo: daysAgo(1),
    state: { isRead: false },
  },
]
const byConversation = {
  prepare: (adapter: Awaited<ReturnType<typeof showMailbox>>['adapter']) =>
    adapter.settings.save({ byConversation: true }),
}
const mail = (name: RegExp) => page.getByRole('region', { name })
const line = (name: string) => page.getByRole('menuitemcheckbox', { name })

describe('a list by conversation', () => {
  it('[ML-24] is chosen in the view menu, and kept', async () => {
    const { adapter } = await showMailbox({}, talk)
    await expect.element(row(/Lunch/)).toBeVisible()
    expect(rows()).toHaveLength(4)
    await button('View').click()
    await line('Conversations').click()
    await expect.poll(subjects).toEqual(['Re: Plan', 'Re: Plan', 'Lunch'].slice(0, rows().length))
    await expect.poll(async () => (await adapter.settings.load()).byConversation).toBe(true)
  })

  it('[ML-24] has a row for each, with its people, its number and whether anything is unread', async () => {
    await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    await expect.element(row(/^Unread, Bob Tan, 2 messages, Re: Plan/)).toBeVisible()
    await expect.element(row(/^Read, Bob Tan, Lunch/)).toBeVisible()
    expect(rows()).toHaveLength(2)
  })

  it('[ML-24] marks and deletes the mails of a row together', async () => {
    const { adapter, calls } = await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    await page.getByRole('checkbox', { name: 'Select Re: Plan' }).click()
    await button('Mark as').click()
    await page.getByRole('menuitem', { name: 'Read', exact: true }).click()
    await expect.element(row(/^Read, Bob Tan, 2 messages/)).toBeVisible()
    expect(calls.setState.mock.calls[0]?.[0]).toMatchObject({ wholeConversations: true })
    await userEvent.keyboard('{Delete}')
    await expect.poll(subjects).toEqual(['Lunch'])
    await expect
      .poll(async () => (await adapter.folders.list()).find(({ role }) => role === 'trash')?.totalCount)
      .toBe(2)
    await button('Undo').last().click()
    await expect.poll(subjects).toEqual(['Re: Plan', 'Lunch'])
  })

  it('[ML-25] [ML-24] gives each mail of a conversation back what it had, also those that nobody has seen', async () => {
    const { adapter } = await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    const readOnes = async () =>
      (await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 5 })).messages
        .filter(({ state }) => state.isRead)
        .map(({ subject }) => subject)
    await page.getByRole('checkbox', { name: 'Select Re: Plan' }).click()
    await button('Mark as').click()
    await page.getByRole('menuitem', { name: 'Unread', exact: true }).click()
    await expect.poll(readOnes).toEqual(['Lunch'])
    await button('Undo').click()
    await expect.poll(readOnes).toEqual(['Plan', 'Lunch'])
    await expect.element(row(/^Unread, Bob Tan, 2 messages/)).toBeVisible()
  })

  it('[ML-24] shows single mails in another order', async () => {
    await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    await expect.element(row(/Lunch/)).toBeVisible()
    await button(/^Sort/).click()
    await page.getByRole('menuitemradio', { name: 'Largest first' }).click()
    await expect.poll(() => rows().length).toBe(3)
  })
})

describe('reading a conversation', () => {
  it('[ML-24] stacks its mails, oldest first, with the read ones folded and the others open', async () => {
    await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    await row(/2 messages/).click()
    await expect.element(page.getByRole('heading', { name: /Re: Plan\s*2 messages/ })).toBeVisible()
    const folded = page.getByRole('button', { name: /Bob Tan.*First words/ })
    await expect.element(folded).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByText('Second words.').last()).toBeVisible()
    await folded.click()
    await expect.element(folded).not.toBeInTheDocument()
    await button('Fold this message').first().click()
    await expect.element(folded).toBeVisible()
  })

  it('[ML-24] marks what it opens as read, and goes from mail to mail by n and p', async () => {
    await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    await row(/2 messages/).click()
    const second = mail(/Message from Bob Tan/).last()
    await expect.element(second).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('p')
    const first = mail(/Message from Bob Tan/).first()
    await expect.element(first).toHaveAttribute('aria-current', 'true')
    expect(first.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('n')
    await expect.element(second).toHaveAttribute('aria-current', 'true')
    await page.getByRole('tab', { name: 'Messages' }).click()
    await expect.element(row(/^Read, Bob Tan, 2 messages/)).toBeVisible()
  })

  it('[ML-24] moves the whole of it away', async () => {
    const { adapter } = await showMailbox(byConversation, [talk[0]!, talk[1]!, talk[2]!])
    await row(/2 messages/).click()
    await button('Whole conversation').click()
    await page.getByRole('menuitem', { name: 'Delete all' }).click()
    await expect.poll(subjects).toEqual(['Lunch'])
    await expect
      .poll(async () => (await adapter.folders.list()).find(({ role }) => role === 'trash')?.totalCount)
      .toBe(2)
  })
})
