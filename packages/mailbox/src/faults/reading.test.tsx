import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, folder, row, rows, subjects, tab } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'
import { showFaulty } from './stage/showFaulty'

const heading = (name: string) => page.getByRole('heading', { name })
const text = (words: string | RegExp) => page.getByText(words)
/** Long enough for the first pauses of asking again: 2 s and 4 s. */
const patient = { timeout: 15_000 }

describe('a list', () => {
  it('[ER-03] says that it failed, asks again by itself with growing pauses, and shows its rows', async () => {
    const { faulty, arrived } = await showFaulty({
      plan: { rules: [{ on: 'messages.list', fault: { kind: 'badGateway' }, times: 2 }] },
    })
    await expect.element(page.getByRole('alert').getByText('The messages could not be loaded')).toBeVisible()
    expect(arrived.list).not.toHaveBeenCalled()
    await expect.element(row(/Budget/), patient).toBeVisible()
    expect(faulty.faults.records).toHaveLength(2)
  }, 20_000)

  it('[ER-03] keeps its rows and says that they are stale while the line is down, until it is back', async () => {
    const { faulty, memory } = await showFaulty()
    await expect.element(row(/Budget/)).toBeVisible()
    faulty.faults.add({ on: '*', fault: { kind: 'lostRequest' }, times: Infinity })
    faulty.faults.cutLine()
    await memory.control.deliver({ from: 'bob', subject: 'While you were away', text: 'x' })
    await button('Refresh').click()
    await expect.element(text(/^This list could not be refreshed\..*cannot be reached/)).toBeVisible()
    await expect.element(row(/Budget/)).toBeVisible()
    faulty.faults.clear()
    faulty.faults.mendLine()
    await expect.element(row(/While you were away/)).toBeVisible()
    await expect.element(text(/^This list could not be refreshed\./)).not.toBeInTheDocument()
  })

  it('[ER-03] asks anew at once when the browser says that the network is back', async () => {
    const { faulty } = await showFaulty({
      plan: { rules: [{ on: 'messages.list', fault: { kind: 'lostRequest' }, times: Infinity }] },
    })
    await expect.element(text(/You are offline/)).toBeVisible()
    faulty.faults.clear()
    window.dispatchEvent(new Event('online'))
    await expect.element(row(/Budget/)).toBeVisible()
  })

  it('[ER-03] shows the rows that came when a page was cut, and all of them with the next answer', async () => {
    const { memory } = await showFaulty({
      mails: manyMails(6),
      plan: { rules: [{ on: 'messages.list', fault: { kind: 'partialPage', rows: 2 } }] },
    })
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 2'])
    await memory.control.deliver({ from: 'bob', subject: 'One more', text: 'x' })
    await expect.poll(() => rows().length).toBe(7)
  })

  it('[ER-03] shows the folder that was chosen last, although the answer of the one before comes later', async () => {
    const { faulty } = await showFaulty()
    await expect.element(row(/Budget/)).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<void>()
    const list = faulty.messages.list.bind(faulty.messages)
    faulty.faults.add({ on: 'messages.list', fault: { kind: 'lateWithdrawal' } })
    vi.spyOn(faulty.messages, 'list').mockImplementation(async (query, options) => {
      const answer = await list(query, options)
      if (query.folder === 'Drafts') await promise
      return answer
    })
    await folder(/Drafts/).click()
    await folder(/Sent/).click()
    await expect.element(row(/Plan for spring/)).toBeVisible()
    resolve()
    await expect.poll(subjects).toEqual(['Plan for spring'])
  })
})

describe('a mail', () => {
  it('[ER-03] opens by itself once the line is back', async () => {
    const { faulty } = await showFaulty({
      plan: { rules: [{ on: 'messages.read', fault: { kind: 'lostRequest' }, times: Infinity }] },
    })
    await row(/Lunch/).click()
    await expect.element(text(/^You are offline/)).toBeVisible()
    faulty.faults.clear()
    await expect.element(heading('Lunch on Thursday?'), patient).toBeVisible()
  }, 20_000)

  it('[ER-03] is the one that was opened last, although the one before comes later', async () => {
    const { faulty } = await showFaulty({
      plan: { rules: [{ on: 'messages.read', fault: { kind: 'latency', ms: 600 } }] },
    })
    await row(/Lunch/).click()
    await tab('Messages').click()
    await row(/Minutes/).click()
    await expect.element(heading('Minutes of the meeting')).toBeVisible()
    await expect.poll(() => faulty.faults.records.length).toBe(1)
    await expect.element(heading('Lunch on Thursday?')).not.toBeInTheDocument()
    await tab(/Lunch/).click()
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
  })

  it('[RD-14] [ER-03] is said to be gone when another program has moved it, and no other is shown', async () => {
    const { faulty, memory } = await showFaulty()
    await expect.element(row(/Lunch/)).toBeVisible()
    faulty.faults.cutLine()
    const { messages } = await memory.messages.list({ folder: 'INBOX', offset: 0, limit: 20 })
    const lunch = messages.find(({ subject }) => subject.startsWith('Lunch'))!
    await memory.messages.move({ folder: 'INBOX', uids: [lunch.ref.uid] }, 'Archive')
    await memory.control.deliver({ from: 'bob', subject: 'Came since', text: 'Another mail.' })
    await row(/Lunch/).click()
    await expect.element(text('Not found! Have you moved to another folder?')).toBeVisible()
    await expect.element(heading('Came since')).not.toBeInTheDocument()
    await tab('Messages').click()
    await expect.element(row(/Came since/)).toBeVisible()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  })

  it('[SE-16] [ER-03] stays on the screen when the session ends in the middle', async () => {
    const { faulty } = await showFaulty()
    await row(/Lunch/).click()
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
    faulty.faults.add({ on: '*', fault: { kind: 'signedOut' }, times: Infinity })
    await tab('Messages').click()
    await button('Refresh').click()
    await expect.element(row(/Budget/)).toBeVisible()
    await tab(/Lunch/).click()
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
  })
})
