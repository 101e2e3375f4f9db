import { createBrowserJournal } from '@mailroom/composer'
import type { Message } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, open } from '../stage/elements'
import { plainAnswer } from '../stage/sampleMails'

beforeEach(() => page.viewport(1100, 900))

const text = () => page.getByRole('textbox', { name: 'Quick reply to Amelia Hart' })
const sent = async ({ messages }: MemoryAdapter): Promise<Message[]> => {
  const { messages: rows } = await messages.list({ folder: 'Sent', offset: 0, limit: 100 })
  const mine = rows.filter(({ subject }) => subject.endsWith('Visit to Shanghai in December'))
  return Promise.all(mine.map(({ ref }) => messages.read(ref)))
}

describe('a quick reply', () => {
  it('[RD-09] reaches the sender with the original below, and the mail says so', async () => {
    const { adapter, ref } = await open({ mail: plainAnswer })
    await button('Quick reply').click()
    await expect.element(text()).toHaveFocus()
    await text().fill('Thursday <it> is.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Your reply has been sent.')).toBeVisible()
    await expect.element(button('Write another quick reply')).toHaveFocus()
    const [mail] = await sent(adapter)
    expect(mail?.to).toEqual([(await adapter.messages.read(ref)).from])
    expect(mail?.html).toContain('<div>Thursday &lt;it&gt; is.</div>')
    expect(mail?.text).toContain('Thursday is fine.')
    expect((await adapter.messages.read(ref)).state.isAnswered).toBe(true)
  })

  it('[RD-09] wants words', async () => {
    const { adapter } = await open({ mail: plainAnswer })
    await button('Quick reply').click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(page.getByText('Please enter email content!')).toBeVisible()
    await expect.element(text()).toHaveFocus()
    expect(await sent(adapter)).toEqual([])
  })

  it('[RD-09] keeps its words when it fails, and is sent again, once', async () => {
    const { adapter } = await open({ mail: plainAnswer })
    await button('Quick reply').click()
    await text().fill('Thursday it is.')
    adapter.control.fail({ kind: 'server', call: 'sending.quickReply' })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(page.getByText(/^Your reply was not sent\./)).toBeVisible()
    await expect.element(text()).toHaveValue('Thursday it is.')
    await button('Send again').click()
    await expect.element(page.getByText('Your reply has been sent.')).toBeVisible()
    expect(await sent(adapter)).toHaveLength(1)
  })

  it('[RD-09] goes on as a full reply with what was written', async () => {
    const onCompose = vi.fn()
    const { ref } = await open({ mail: plainAnswer, onCompose })
    await button('Quick reply').click()
    await text().fill('Thursday it is.')
    await button('Full reply').click()
    expect(onCompose.mock.calls).toEqual([[{ kind: 'reply', ref, text: 'Thursday it is.' }]])
    await expect.element(page.getByRole('button', { name: 'Quick reply', exact: true })).toBeVisible()
  })

  it('[RD-09] [CO-10] is there again when it was put aside, and noted for a crash', async () => {
    const journal = createBrowserJournal(`test ${crypto.randomUUID()}`)
    await open({ mail: plainAnswer, journal })
    await button('Quick reply').click()
    await text().fill('Thursday it is.')
    await button('Put aside').click()
    await expect.poll(async () => (await journal.entries())[0]?.html).toBe('<div>Thursday it is.</div>')
    const [entry] = await journal.entries()
    expect(entry?.fields.subject).toBe('Re: Visit to Shanghai in December')
    await button('Go on with your quick reply').click()
    await expect.element(text()).toHaveValue('Thursday it is.')
    await text().fill('')
    await expect.poll(() => journal.entries()).toEqual([])
    await journal.clear()
  })
})
