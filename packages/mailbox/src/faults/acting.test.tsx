import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, folder, row, rows, subjects } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'
import { showFaulty } from './stage/showFaulty'

const text = (words: string | RegExp) => page.getByText(words)
const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click()
const unread = (mails: ReturnType<typeof manyMails>) =>
  mails.map((mail) => ({ ...mail, state: { isRead: false } }))

describe('what is done to mails', () => {
  it.each(['lostRequest', 'badGateway'] as const)(
    '[ER-03] a deletion that fails by %s brings the mail back, says why and is not tried again by itself',
    async (kind) => {
      const { faulty, memory } = await showFaulty({
        mails: manyMails(3),
        plan: { rules: [{ on: 'messages.delete', fault: { kind } }] },
      })
      await select('Mail 2')
      await button('Delete').click()
      await expect.element(text(/^The messages could not be deleted\. /)).toBeVisible()
      await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2', 'Mail 3'])
      // The failed call is the only one that there was.
      await memory.control.deliver({ from: 'bob', subject: 'Later', text: 'x' })
      await expect.poll(subjects).toEqual(['Later', 'Mail 1', 'Mail 2', 'Mail 3'])
      expect(faulty.faults.records).toHaveLength(1)
      await button('Try again').click()
      await expect.poll(subjects).toEqual(['Later', 'Mail 1', 'Mail 3'])
    },
  )

  it('[ER-03] a deletion whose answer was lost is done once, and the list shows that it is done', async () => {
    const { memory, arrived } = await showFaulty({
      mails: manyMails(3),
      plan: { rules: [{ on: 'messages.delete', fault: { kind: 'lostAnswer' } }] },
    })
    await select('Mail 2')
    await button('Delete').click()
    await expect.element(text(/^The messages could not be deleted\. /)).toBeVisible()
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 3'])
    expect(arrived.delete).toHaveBeenCalledOnce()
    await button('Try again').click()
    await expect.poll(() => arrived.delete.mock.calls.length).toBe(2)
    const inTrash = async () =>
      (await memory.messages.list({ folder: 'Trash', offset: 0, limit: 20 })).totalCount
    expect(await inTrash()).toBe(1)
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 3'])
  })

  it('[ER-03] a mail that another program has moved just before is not acted on, nor is any other', async () => {
    const { memory } = await showFaulty({
      mails: manyMails(3),
      plan: { rules: [{ on: 'messages.delete', fault: { kind: 'movedMeanwhile', to: 'Archive' } }] },
    })
    await select('Mail 2')
    await button('Delete').click()
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 3'])
    const subjectsIn = async (id: string) =>
      (await memory.messages.list({ folder: id, offset: 0, limit: 20 })).messages.map(
        ({ subject }) => subject,
      )
    await expect.poll(() => subjectsIn('Archive')).toEqual(['Mail 2'])
    expect(await subjectsIn('Trash')).toEqual([])
  })

  it('[ER-03] a mark that fails in the middle of others is taken back, and the others stay', async () => {
    const { memory } = await showFaulty({
      mails: unread(manyMails(3)),
      plan: { rules: [{ on: 'messages.setState', fault: { kind: 'lostRequest' }, after: 1 }] },
    })
    await select('Mail 1')
    await choose('Mark as', 'Read')
    await expect.element(row(/^Read.* Mail 1,/)).toBeVisible()
    await button('Cancel selection').click()
    await select('Mail 2')
    await choose('Mark as', 'Read')
    await expect.element(text(/^The mark could not be saved\. /)).toBeVisible()
    await expect.element(row(/^Unread.* Mail 2,/)).toBeVisible()
    await expect.element(row(/^Read.* Mail 1,/)).toBeVisible()
    await expect.element(folder(/Inbox 2/)).toBeVisible()
    const { unreadCount } = await memory.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
    expect(unreadCount).toBe(2)
  })
})

describe('news', () => {
  it('[ER-03] that come twice are one mail and one count', async () => {
    const { memory } = await showFaulty({
      mails: unread(manyMails(2)),
      plan: { rules: [{ on: 'live', fault: { kind: 'duplicatePush', count: 3 }, times: Infinity }] },
    })
    await expect.poll(() => rows().length).toBe(2)
    await memory.control.deliver({ from: 'bob', subject: 'Just now', text: 'x' })
    await expect.element(row(/Just now/)).toBeVisible()
    await expect.element(folder(/Inbox 3/)).toBeVisible()
    expect(subjects()).toEqual(['Just now', 'Mail 1', 'Mail 2'])
  })

  it('[ER-03] that come late bring back no mail that has been deleted since', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { memory, arrived } = await showFaulty({
      mails: manyMails(2),
      plan: {
        wait: () => promise,
        rules: [{ on: 'live.messageArrived', fault: { kind: 'latePush', ms: 5000 } }],
      },
    })
    await expect.poll(() => rows().length).toBe(2)
    await memory.control.deliver({ from: 'bob', subject: 'Short-lived', text: 'x' })
    await expect.element(row(/Short-lived/)).toBeVisible()
    await select('Short-lived')
    await button('Delete').click()
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2'])
    await expect.poll(() => arrived.delete.mock.calls.length).toBe(1)
    const asked = arrived.list.mock.calls.length
    resolve()
    await expect.poll(() => arrived.list.mock.calls.length).toBeGreaterThan(asked)
    expect(subjects()).toEqual(['Mail 1', 'Mail 2'])
  })

  it('[ER-03] that were lost are made up for when the line is back', async () => {
    const { faulty, memory } = await showFaulty({
      mails: manyMails(2),
      plan: { rules: [{ on: 'live', fault: { kind: 'lostPush' }, times: Infinity }] },
    })
    await expect.poll(() => rows().length).toBe(2)
    await memory.control.deliver({ from: 'bob', subject: 'Missed', text: 'x' })
    faulty.faults.cutLine()
    faulty.faults.mendLine()
    await expect.poll(subjects).toEqual(['Missed', 'Mail 1', 'Mail 2'])
  })
})
