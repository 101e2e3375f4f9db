import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createBrowserJournal } from '../journal/createBrowserJournal'
import { RestoreNotice } from '../journal/RestoreNotice'
import { button, field, focusText, shownQuote, subject, textBox, writtenText } from '../test/elements'
import { countMails, folderOf, newestMail, newsletter } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const newJournal = () => createBrowserJournal(crypto.randomUUID())
const type = async (words: string) => {
  focusText()
  await userEvent.keyboard(words)
}

describe('saving', () => {
  it('[CO-10] saves one draft however often, and says when', async () => {
    const { adapter } = await mountComposer()
    const drafts = await folderOf(adapter, 'drafts')
    const before = await countMails(adapter, drafts)
    await type('one')
    await button('Save draft').click()
    await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
    await type(' two')
    await userEvent.keyboard('{Control>}s{/Control}')
    await vi.waitFor(async () => expect((await newestMail(adapter, drafts))?.text).toContain('one two'))
    expect(await countMails(adapter, drafts)).toBe(before + 1)
  })

  it('[CO-10] saves nothing that has no text, no subject and no file, and says so', async () => {
    const { adapter } = await mountComposer()
    const save = vi.spyOn(adapter.drafts, 'save')
    await field('To').fill('a@example.com')
    await button('Save draft').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('[CO-10] saves by itself when the time that the mail system names has passed', async () => {
    const adapter = createMemoryAdapter()
    const current = adapter.session.current.bind(adapter.session)
    vi.spyOn(adapter.session, 'current').mockImplementation(async (options) => {
      const session = await current(options)
      return session && { ...session, limits: { ...session.limits, draftSaveMinutes: 0.01 } }
    })
    const save = vi.spyOn(adapter.drafts, 'save')
    await mountComposer({ adapter })
    await type('kept')
    await vi.waitFor(() => expect(save.mock.calls.at(-1)?.[0].text).toBe('kept'), { timeout: 10_000 })
  })

  it('[CO-10] never puts an older text over a newer one', async () => {
    const { adapter } = await mountComposer()
    const saved: string[] = []
    const save = adapter.drafts.save.bind(adapter.drafts)
    const first = Promise.withResolvers<void>()
    let isFirst = true
    vi.spyOn(adapter.drafts, 'save').mockImplementation(async (content, id) => {
      if (isFirst) {
        isFirst = false
        await first.promise
      }
      saved.push(content.subject)
      return save(content, id)
    })
    await subject().fill('old')
    await userEvent.keyboard('{Control>}s{/Control}')
    await subject().fill('new')
    await userEvent.keyboard('{Control>}s{/Control}')
    first.resolve()
    await vi.waitFor(() => expect(saved).toEqual(['old', 'new']))
    expect((await newestMail(adapter, await folderOf(adapter, 'drafts')))?.subject).toBe('new')
  })

  it.each(['offline', 'server', 'unauthenticated'] as const)(
    '[CO-10] [SE-16] loses nothing when saving fails as %s, says so and saves the next time',
    async (kind) => {
      const { adapter } = await mountComposer()
      adapter.control.fail({ kind, call: 'drafts.save' })
      await type('kept')
      await button('Save draft').click()
      await expect
        .element(page.getByText(/^The draft could not be saved. What you wrote is kept here./))
        .toBeVisible()
      expect(writtenText()).toBe('kept')
      await button('Save draft').click()
      await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
    },
  )

  it('[CO-10] saves as soon as the network is back', async () => {
    const { adapter } = await mountComposer()
    adapter.control.fail({ kind: 'offline', call: 'drafts.save' })
    await type('kept')
    await button('Save draft').click()
    await expect.element(page.getByText(/^The draft could not be saved/)).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
  })
})

describe('closing', () => {
  it('[CO-15] asks nothing when nothing was written', async () => {
    const { handle } = await mountComposer()
    await expect(handle.current!.confirmClose()).resolves.toBe(true)
  })

  it('[CO-15] asks nothing about an answer that nobody has touched', async () => {
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    const { handle } = await mountComposer({ adapter, start: { kind: 'reply', ref } })
    await expect(handle.current!.confirmClose()).resolves.toBe(true)
  })

  it('[CO-15] keeps an unsent mail as a draft', async () => {
    const { adapter, handle } = await mountComposer()
    await type('unsent')
    const answer = handle.current!.confirmClose()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save draft' }).click()
    await expect(answer).resolves.toBe(true)
    expect((await newestMail(adapter, await folderOf(adapter, 'drafts')))?.text).toContain('unsent')
  })

  it('[CO-15] throws it away, with the draft that was saved of it', async () => {
    const { adapter, handle } = await mountComposer()
    const drafts = await folderOf(adapter, 'drafts')
    const before = await countMails(adapter, drafts)
    await type('one')
    await button('Save draft').click()
    await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
    await type(' two')
    const answer = handle.current!.confirmClose()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(answer).resolves.toBe(true)
    expect(await countMails(adapter, drafts)).toBe(before)
  })

  it('[CO-15] goes on at Escape, with everything there', async () => {
    const { handle } = await mountComposer()
    await type('unsent')
    const answer = handle.current!.confirmClose()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(answer).resolves.toBe(false)
    expect(writtenText()).toBe('unsent')
  })

  it('[CO-15] stays open when saving fails', async () => {
    const { adapter, handle } = await mountComposer()
    await type('unsent')
    adapter.control.fail({ kind: 'server', call: 'drafts.save' })
    const answer = handle.current!.confirmClose()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save draft' }).click()
    await expect(answer).resolves.toBe(false)
    expect(writtenText()).toBe('unsent')
  })
})

describe('the journal', () => {
  it('[CO-10] notes what is typed, and is empty again once it is saved', async () => {
    const journal = newJournal()
    await mountComposer({ journal })
    await subject().fill('Noted')
    await type('half a')
    const draftId = await vi.waitFor(async () => {
      const noted = await notedOf(journal)
      expect(noted?.html).toContain('half a')
      return noted!.draftId
    })
    await button('Save draft').click()
    await expect.element(page.getByText(/^Draft saved at/)).toBeVisible()
    await expect(journal.entry(draftId)).resolves.toBeUndefined()
  })

  it('[CO-10] notes what was typed before it came', async () => {
    const { change } = await mountComposer()
    await type('early words')
    const journal = newJournal()
    await change({ journal })
    await vi.waitFor(async () => expect((await notedOf(journal))?.html).toContain('early words'))
  })

  it('[CO-10] offers what was interrupted, and goes on with it under the same draft', async () => {
    const journal = newJournal()
    const adapter = createMemoryAdapter()
    const ref = await adapter.control.deliver(newsletter)
    const first = await mountComposer({ adapter, journal, start: { kind: 'reply', ref } })
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    await userEvent.keyboard('half a sentence')
    await first.unmount()
    const [entry] = await vi.waitFor(async () => {
      const entries = await journal.entries()
      expect(entries.length).toBe(1)
      return entries
    })
    await mountComposer({ adapter, journal, start: { kind: 'restored', entry: entry! } })
    expect(textBox().firstElementChild?.textContent).toBe('half a sentence')
    await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看'))
    const save = vi.spyOn(adapter.drafts, 'save')
    await button('Save draft').click()
    await vi.waitFor(() => expect(save.mock.calls[0]?.[1]).toBe(entry!.draftId))
    expect(save.mock.calls[0]![0].html).toBe(entry!.html)
  })

  it('[CO-10] opens a saved draft as the journal knows it, when that is newer', async () => {
    const journal = newJournal()
    const adapter = createMemoryAdapter()
    const content = {
      to: [],
      cc: [],
      bcc: [],
      subject: 'Half',
      html: '<div>old</div>',
      text: 'old',
      isHtml: true,
      attachments: [],
    }
    const { id, ref } = await adapter.drafts.save(content)
    const fields = {
      from: undefined,
      to: [],
      cc: [],
      bcc: [],
      subject: 'Half',
      attachments: [],
      origin: undefined,
    }
    await journal.write({ draftId: id, fields, html: '<div>newer</div>', writtenAt: Date.now() })
    await mountComposer({ adapter, journal, start: { kind: 'draft', ref } })
    expect(writtenText()).toBe('newer')
  })

  it('[CO-10] leaves nothing behind when the mail was sent', async () => {
    const journal = newJournal()
    const to = [{ address: 'wang.lei@example.com', name: '' }]
    const { onSent, unmount } = await mountComposer({ journal, start: { kind: 'new', to, subject: 'Hi' } })
    await type('hello')
    await button('Send').click()
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
    await unmount()
    await expect(journal.entries()).resolves.toEqual([])
  })

  it('[CO-10] says that writing was interrupted, and lets go of it', async () => {
    const journal = newJournal()
    const fields = {
      from: undefined,
      to: [],
      cc: [],
      bcc: [],
      subject: '',
      attachments: [],
      origin: undefined,
    }
    const writtenAt = Date.now()
    await journal.write({ draftId: 'a', fields, html: 'a', writtenAt: writtenAt - 1 })
    await journal.write({ draftId: 'b', fields: { ...fields, subject: '预算' }, html: 'b', writtenAt })
    await journal.write({ draftId: 'c', fields, html: 'c', writtenAt })
    const release = journal.hold('c')
    const onRestore = vi.fn<(entry: object) => void>()
    await render(
      <MailroomProvider
        adapter={createMemoryAdapter()}
        theme={{ skin: defaultSkin, colorScheme: 'light' }}
        locale="en"
      >
        <RestoreNotice journal={journal} onRestore={onRestore} />
      </MailroomProvider>,
    )
    await expect.element(page.getByText(/“预算” was interrupted on/)).toBeVisible()
    await button('Go on writing').click()
    expect(onRestore.mock.calls[0]![0]).toMatchObject({ draftId: 'b', html: 'b' })
    await expect.element(page.getByText(/“\(no subject\)” was interrupted on/)).toBeVisible()
    await button('Discard').click()
    await vi.waitFor(() =>
      expect(page.getByText('You have a message that was not saved').elements()).toEqual([]),
    )
    await expect(journal.entry('a')).resolves.toBeUndefined()
    release()
  })
})

/** What is noted about the mail that is open: it is held, so the list of lost ones does not name it. */
async function notedOf(journal: ReturnType<typeof newJournal>) {
  const { held = [] } = await navigator.locks.query()
  const ids = held.map(({ name }) => name?.split(' ').at(-1) ?? '')
  const entries = await Promise.all(ids.map((id) => journal.entry(id)))
  return entries.find((entry) => entry !== undefined)
}
