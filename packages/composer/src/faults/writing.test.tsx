import { withFaults, type FaultPlan, type FaultRule } from '@mailroom/conformance/faults'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, drop, field, focusText, subject, writtenText } from '../test/elements'
import { countMails, folderOf, newestMail, newsletter } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'
import { readyMail } from '../test/readyMail'

/** A composer over a mail system where things go wrong as the plan says. */
async function write(plan: FaultPlan, props: Parameters<typeof mountComposer>[0] = {}) {
  const memory = createMemoryAdapter()
  const faulty = withFaults(memory, plan)
  const mounted = await mountComposer({ start: readyMail, ...props, adapter: faulty })
  const [sent, drafts] = [await folderOf(memory, 'sent'), await folderOf(memory, 'drafts')]
  const before = { sent: await countMails(memory, sent), drafts: await countMails(memory, drafts) }
  const sentSince = async () => (await countMails(memory, sent)) - before.sent
  const draftsSince = async () => (await countMails(memory, drafts)) - before.drafts
  return { ...mounted, memory, faulty, sentSince, draftsSince, drafts }
}

const failing = (on: string, kind: 'lostRequest' | 'lostAnswer' | 'badGateway' | 'signedOut'): FaultRule => ({
  on,
  fault: { kind },
})

describe('sending', () => {
  it.each([
    ['lostRequest', /^The message was not sent\. The mail system cannot be reached/],
    ['badGateway', /^The message was not sent\. The mail system reported an internal error/],
    ['signedOut', /^The message was not sent\. Session expired/],
  ] as const)(
    '[ER-03] that fails by %s is said plainly, is not tried again by itself, and nothing is lost',
    async (kind, words) => {
      const { faulty, onSent, sentSince } = await write({ rules: [failing('sending.hold', kind)] })
      focusText()
      await userEvent.keyboard('More words. ')
      await button('Send').click()
      await expect.element(page.getByText(words)).toBeVisible()
      expect(faulty.faults.records).toHaveLength(1)
      expect(await sentSince()).toBe(0)
      expect(onSent).not.toHaveBeenCalled()
      expect(writtenText()).toContain('More words.')
      await expect.element(subject()).toHaveValue('Hi')
      await button('Send').click()
      await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
      expect(await sentSince()).toBe(1)
    },
  )

  it('[ER-03] whose answer was lost leaves one mail, however often it is sent again', async () => {
    const { onSent, sentSince } = await write({
      rules: [{ on: 'sending.hold', fault: { kind: 'lostAnswer' }, times: 2 }],
    })
    for (const attempt of [1, 2]) {
      await button('Send').click()
      await expect.element(page.getByText(/^The message was not sent\. /)).toBeVisible()
      expect([attempt, await sentSince()]).toEqual([attempt, 1])
    }
    await button('Send').click()
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(await sentSince()).toBe(1)
  })

  it('[ER-03] that is slow is begun once, whatever is pressed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { faulty, onSent, sentSince } = await write({
      wait: () => promise,
      rules: [{ on: 'sending.hold', fault: { kind: 'latency', ms: 30_000 }, times: Infinity }],
    })
    focusText()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Sending…')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    resolve()
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(faulty.faults.records).toHaveLength(1)
    expect(await sentSince()).toBe(1)
  })
})

describe('drafts', () => {
  it('[ER-03] whose save got no answer are saved again as the same draft', async () => {
    const { memory, draftsSince, drafts } = await write({ rules: [failing('drafts.save', 'lostAnswer')] })
    focusText()
    await userEvent.keyboard('First. ')
    await button('Save draft').click()
    await expect
      .element(page.getByText(/^The draft could not be saved. What you wrote is kept here./))
      .toBeVisible()
    expect(writtenText()).toContain('First.')
    focusText()
    await userEvent.keyboard('Second. ')
    await button('Save draft').click()
    await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
    expect(await draftsSince()).toBe(1)
    expect((await newestMail(memory, drafts))?.text).toContain('Second.')
  })

  it('[ER-03] lose nothing to a storm of failures', async () => {
    const { faulty, memory, draftsSince, drafts, sentSince, onSent } = await write({
      seed: 11,
      rules: [
        { on: 'drafts.save', fault: { kind: 'lostAnswer' }, times: Infinity, chance: 0.4 },
        { on: 'drafts.save', fault: { kind: 'badGateway' }, times: Infinity, chance: 0.4 },
        { on: 'drafts.save', fault: { kind: 'latency', ms: 30 }, times: Infinity, chance: 0.4 },
      ],
    })
    const words = ['one', 'two', 'three', 'four', 'five', 'six']
    for (const word of words) {
      focusText()
      await userEvent.keyboard(`${word} `)
      await userEvent.keyboard('{Control>}s{/Control}')
    }
    await vi.waitFor(() => expect(faulty.faults.records.length).toBeGreaterThan(3))
    for (const word of words) expect(writtenText()).toContain(word)
    faulty.faults.clear()
    await button('Save draft').click()
    await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
    expect(await draftsSince()).toBe(1)
    expect((await newestMail(memory, drafts))?.text).toContain('six')
    await button('Send').click()
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect([await sentSince(), await draftsSince()]).toEqual([1, 0])
  })
})

describe('what a mail is made of', () => {
  it('[ER-03] a file whose way broke can be tried again, and is there once', async () => {
    const { memory, onSent } = await write({ rules: [failing('sending.upload', 'lostAnswer')] })
    drop(field('To').element(), {}, [new File(['x'], 'plan.txt')])
    await expect
      .element(page.getByText(/could not be attached\. The mail system cannot be reached/))
      .toBeVisible()
    expect(writtenText()).toBe('hello')
    await button('Try again: plan.txt').click()
    await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
    await button('Send').click()
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    const mail = await newestMail(memory, await folderOf(memory, 'sent'))
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['plan.txt'])
  })

  it('[ER-03] an answer that could not be prepared says so and can be tried again', async () => {
    const memory = createMemoryAdapter()
    const ref = await memory.control.deliver(newsletter)
    const adapter = withFaults(memory, { rules: [failing('drafts.prepare', 'badGateway')] })
    await mountComposer({ adapter, start: { kind: 'reply', ref }, isLoading: true })
    await expect.element(page.getByText('The message could not be prepared')).toBeVisible()
    await button('Try again').click()
    await expect.poll(() => (subject().element() as HTMLInputElement).value).toContain('周报：第 47 周')
  })

  it('[ER-03] suggestions that fail leave what was typed', async () => {
    await write(
      { rules: [{ on: 'contacts', fault: { kind: 'badGateway' }, times: Infinity }] },
      { start: { kind: 'new' } },
    )
    await field('To').fill('wang.lei@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('wang.lei@example.com')).toBeVisible()
  })
})
