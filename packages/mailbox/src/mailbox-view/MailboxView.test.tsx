import { createBrowserJournal } from '@mailroom/composer'
import type { MessageRef } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { button, folder, row, rows, showMailbox, subjects, tab } from '../stage/elements'
import { manyMails, smallCompany } from '../stage/smallCompany'
import { MailboxView } from './MailboxView'

const subject = () => page.getByRole('textbox', { name: 'Subject' })
const heading = (name: string) => page.getByRole('heading', { name })
const inbox = { kind: 'folder', folder: 'INBOX' } as const

describe('alone', () => {
  it('[EM-01] works behind a provider, with no router and nothing else on the page', async () => {
    const adapter = createMemoryAdapter({ company: smallCompany() })
    await render(
      <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
        <div style={{ blockSize: 600 }}>
          <MailboxView />
        </div>
      </MailroomProvider>,
    )
    await row(/Lunch/).click()
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
    await tab('Messages').click()
    await expect.element(row(/Lunch/)).toBeVisible()
  })

  it('[IX-01] speaks all three languages', async () => {
    await showMailbox({ locale: 'zh-tw' })
    await expect.element(page.getByRole('heading', { name: '收件匣' })).toBeVisible()
    await expect.element(button('撰寫郵件')).toBeVisible()
    await expect.element(page.getByText('2 封未讀', { exact: true })).toBeVisible()
  })

  it('[GW-02] shows a mail that arrives, without being asked', async () => {
    const { adapter } = await showMailbox()
    await expect.element(row(/Lunch/)).toBeVisible()
    await adapter.control.deliver({ from: 'bob', subject: 'Just now', text: 'x' })
    await expect.element(row(/Unread.*Just now/)).toBeVisible()
    await expect.element(folder(/Inbox 3/)).toBeVisible()
  })
})

describe('in a mailbox of somebody else', () => {
  it('[CO-17] offers nowhere to write where one may not, and says so at the button', async () => {
    await showMailbox({ features: { compose: false } })
    const reason = 'You may not write messages in this shared mailbox.'
    await expect.element(button('New message')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('New message')).toHaveAccessibleDescription(reason)
    await row(/Budget/).click()
    await expect.element(heading('Budget for the third quarter')).toBeVisible()
    await expect.element(button('Reply')).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await folder(/Drafts/).click()
    await row(/Unfinished letter/).click()
    await expect.element(heading('Unfinished letter')).toBeVisible()
    await expect.element(subject()).not.toBeInTheDocument()
  })
})

describe('reading', () => {
  it('[ML-19] [RD-14] opens a mail in a tab, marks it read, and keeps the address', async () => {
    const { adapter, place } = await showMailbox()
    await row(/Budget/).click()
    await expect.element(heading('Budget for the third quarter')).toBeVisible()
    const at = place()
    expect(at.kind).toBe('message')
    const ref = at.kind === 'message' ? at.ref : { folder: '', uid: 0 }
    await expect.poll(async () => (await adapter.messages.read(ref)).state.isRead).toBe(true)
    await tab('Messages').click()
    expect(place()).toEqual(inbox)
    await expect.element(row(/^Read.*Budget/)).toBeVisible()
  })

  it('[RD-14] [T40] paints an opened mail before the list behind it shows that it was read', async () => {
    const { adapter } = await showMailbox()
    const marks = vi.spyOn(adapter.messages, 'setState')
    // The code of what can be done with mails is there from now on.
    await row(/Budget/).click()
    await expect.poll(() => marks.mock.calls.length).toBe(1)
    await tab('Messages').click()
    const marksBeforePaint = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (heading('第三季度预算，请过目').elements().length === 0) return
        watch.disconnect()
        requestAnimationFrame(() => resolve(marks.mock.calls.length))
      })
      watch.observe(document.body, { childList: true, subtree: true })
    })
    await row(/第三季度预算/).click()
    expect(await marksBeforePaint).toBe(1)
    await expect.poll(() => marks.mock.calls.length).toBe(2)
    await tab('Messages').click()
    await expect.element(row(/^Read.*第三季度预算/)).toBeVisible()
  })

  it('[ML-23] does not open a mail twice', async () => {
    await showMailbox()
    await row(/Lunch/).click()
    await tab('Messages').click()
    await row(/Lunch/).click()
    expect(page.getByRole('tab').elements()).toHaveLength(2)
  })

  it('[IX-03] gives focus to the mail, and back to its row when the tab closes', async () => {
    await showMailbox()
    await expect.element(row(/Lunch/)).toBeVisible()
    ;(row(/Lunch/).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
    await expect.element(page.getByRole('tabpanel', { name: 'Lunch on Thursday?' })).toHaveFocus()
    await button('Close Lunch on Thursday?').click()
    await expect.element(row(/Lunch/)).toHaveFocus()
  })

  it('[ML-14] comes back to the list where it was left, at the same page and scroll position', async () => {
    await showMailbox({ height: 400, start: { ...inbox, page: 2 } }, manyMails(45))
    await expect.poll(() => subjects()[0]).toBe('Mail 21')
    const grid = page.getByRole('grid').element()
    grid.scrollTop = 300
    await row(/ Mail 31,/).click()
    await expect.element(heading('Mail 31')).toBeVisible()
    await button('Close Mail 31').click()
    await expect.element(row(/ Mail 31,/)).toBeVisible()
    expect(page.getByRole('grid').element()).toBe(grid)
    expect(grid.scrollTop).toBe(300)
    expect(subjects()[0]).toBe('Mail 21')
  })

  it('[RD-01] goes on to the mail below and above, and no further than the page', async () => {
    await showMailbox({}, manyMails(3))
    await row(/ Mail 2,/).click()
    await button('Next message').click()
    await expect.element(heading('Mail 3')).toBeVisible()
    await expect.element(button('Next message')).toBeDisabled()
    await button('Previous message').click()
    await button('Previous message').click()
    await expect.element(heading('Mail 1')).toBeVisible()
    await expect.element(button('Previous message')).toBeDisabled()
  })

  it('[RD-14] asks for an opened mail first, and for those beside it when it is there', async () => {
    const { adapter, calls } = await showMailbox({}, manyMails(3))
    await expect.element(row(/ Mail 2,/)).toBeVisible()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    calls.read.mockImplementationOnce(async (ref: MessageRef) => {
      await answered
      return adapter.messages.read(ref)
    })
    await row(/ Mail 2,/).click()
    await expect.element(tab('Mail 2')).toBeVisible()
    expect(calls.read).toHaveBeenCalledOnce()
    answer()
    await expect.element(heading('Mail 2')).toBeVisible()
    const asked = () => new Set(calls.read.mock.calls.map(([ref]) => JSON.stringify(ref)))
    await expect.poll(() => asked().size).toBe(3)
  })

  it('[RD-14] follows an open mail that is moved, in tab, address and tree', async () => {
    const { place } = await showMailbox()
    await row(/Lunch/).click()
    await button('Move to').last().click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expect.poll(place).toMatchObject({ kind: 'message', ref: { folder: 'Archive' } })
    await expect.element(folder(/Archive/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
    await button(/^Close Lunch/).click()
    expect(place()).toEqual(inbox)
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  })
})

describe('destinations', () => {
  it('[SH-16] opens the mail that an address names, with its folder behind it', async () => {
    await showMailbox({ start: { kind: 'message', ref: { folder: 'Sent', uid: 1 } } })
    await expect.element(heading('Plan for spring')).toBeVisible()
    await tab('Messages').click()
    await expect.element(row(/Plan for spring/)).toBeVisible()
    await expect.element(folder(/Sent/)).toHaveAttribute('aria-selected', 'true')
  })

  it('[SH-16] writes to whom an address names, once', async () => {
    const { place } = await showMailbox({ start: { kind: 'compose', to: ['bob@example.com'] } })
    await expect.element(subject()).toBeVisible()
    await expect.element(button(/^Remove .*[Bb]ob/)).toBeVisible()
    expect(page.getByRole('tab').elements()).toHaveLength(2)
    await expect.poll(place).toEqual(inbox)
    await expect.element(subject()).toBeVisible()
  })

  it('[EM-02] follows the host where it goes elsewhere, and leaves open what is open', async () => {
    const { goTo } = await showMailbox()
    await row(/Lunch/).click()
    goTo({ kind: 'folder', folder: 'Sent' })
    await expect.element(row(/Plan for spring/)).toBeVisible()
    await expect.element(tab(/Lunch/)).toBeVisible()
    goTo({ kind: 'home' })
    await expect.element(row(/Lunch/)).toBeVisible()
  })
})

describe('writing', () => {
  it('[ML-19] opens a draft to write on, from its row and from its address, and only once', async () => {
    const { place, goTo } = await showMailbox()
    await folder(/Drafts/).click()
    await row(/Unfinished/).click()
    await expect.element(subject()).toHaveValue('Unfinished letter')
    const address = place()
    expect(address).toMatchObject({ kind: 'message', ref: { folder: 'Drafts' } })
    await tab('Messages').click()
    await expect.element(row(/Unfinished/)).toBeVisible()
    goTo(address)
    await expect.element(subject()).toHaveValue('Unfinished letter')
    expect(page.getByRole('tab').elements()).toHaveLength(2)
  })

  it('[ML-19] opens the composer when a page begins at the address of a draft', async () => {
    await showMailbox({ start: { kind: 'message', ref: { folder: 'Drafts', uid: 1 } } })
    await expect.element(subject()).toHaveValue('Unfinished letter')
    await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  })

  it('[CO-01] has a composer ready, which becomes the next new mail, once', async () => {
    await showMailbox()
    const ready = () => document.querySelector('[data-mailbox-panel][hidden] iframe')
    await expect.poll(ready, { timeout: 50_000 }).not.toBeNull()
    const sheet = ready()
    await button('New message').click()
    await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveFocus()
    expect(sheet?.closest('[data-mailbox-panel]')?.hasAttribute('hidden')).toBe(false)
    await subject().fill('First')
    await tab('Messages').click()
    await button('New message').click()
    await expect.element(subject()).toHaveValue('')
    expect(page.getByRole('tab').elements()).toHaveLength(3)
  })

  it('[CO-15] [ML-23] asks before a composer closes; going on keeps it', async () => {
    await showMailbox()
    await button('New message').click()
    await subject().fill('Half a thought')
    await button('Close Half a thought').click()
    await button(/^(Keep|Go on) writing$/).click()
    await expect.element(subject()).toHaveValue('Half a thought')
    await button('Close Half a thought').click()
    await button(/^(Discard|Throw away|Delete)/).click()
    await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
  })

  it('[CO-15] [ML-23] closing all asks one composer after another, and stops at one that goes on', async () => {
    const { goTo } = await showMailbox()
    await row(/Lunch/).click()
    goTo({ kind: 'compose', to: ['bob@example.com'] })
    await subject().fill('First')
    await expect.element(tab('First')).toBeVisible()
    goTo({ kind: 'compose', to: ['wang.li@example.com'] })
    await expect.element(tab('New message')).toHaveAttribute('aria-selected', 'true')
    await subject().fill('Second')
    await expect.element(tab('Second')).toBeVisible()
    await button('Close all').click()
    await expect.element(tab(/Lunch/)).not.toBeInTheDocument()
    await expect.element(tab('First')).toHaveAttribute('aria-selected', 'true')
    await button(/^(Discard|Throw away|Delete)/).click()
    await expect.element(tab('First')).not.toBeInTheDocument()
    await expect.element(tab('Second')).toHaveAttribute('aria-selected', 'true')
    await button(/^(Keep|Go on) writing$/).click()
    await expect.element(subject()).toHaveValue('Second')
    expect(page.getByRole('tab').elements()).toHaveLength(2)
  })

  /** Has a draft saved on closing, which takes until `saved` is called. */
  async function closeWhileSaving() {
    const shown = await showMailbox()
    const { adapter } = shown
    const save = adapter.drafts.save.bind(adapter.drafts)
    const gate = Promise.withResolvers<void>()
    const saving = vi.spyOn(adapter.drafts, 'save').mockImplementation(async (...draft) => {
      await gate.promise
      return save(...draft)
    })
    await button('New message').click()
    await subject().fill('Half a thought')
    await button('Close Half a thought').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save draft' }).click()
    await expect.poll(() => saving.mock.calls.length).toBeGreaterThan(0)
    return { ...shown, saved: gate.resolve }
  }

  it('[CO-15] whoever goes elsewhere while a draft is saved stays there', async () => {
    const { goTo, place, saved } = await closeWhileSaving()
    goTo({ kind: 'folder', folder: 'Drafts' })
    await expect.element(folder(/^Drafts/)).toHaveAttribute('aria-selected', 'true')
    saved()
    await expect.element(row(/Half a thought/)).toBeVisible()
    await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
    expect(place()).toMatchObject({ kind: 'folder', folder: 'Drafts' })
  })

  it('[CO-15] [FL-01] a folder that is pressed a moment before a composer closes by itself is shown', async () => {
    const { adapter, calls, place, saved } = await closeWhileSaving()
    // The folder comes when the composer has gone.
    calls.list.mockImplementationOnce(async (...query: Parameters<typeof adapter.messages.list>) => {
      while (document.querySelector('[role=tab]')) await new Promise(requestAnimationFrame)
      return adapter.messages.list(...query)
    })
    const drafts = folder(/^Drafts/).element() as HTMLElement
    drafts.click()
    saved()
    await expect.element(row(/Half a thought/)).toBeVisible()
    await expect.poll(place).toMatchObject({ kind: 'folder', folder: 'Drafts' })
  })

  it('[CO-10] offers to go on with what a crash interrupted', async () => {
    const journal = createBrowserJournal(`test ${crypto.randomUUID()}`)
    const fields = { to: [], cc: [], bcc: [], subject: 'Nearly lost', attachments: [] }
    await journal.write({
      draftId: crypto.randomUUID(),
      fields: { ...fields, from: undefined, origin: undefined },
      html: '<div>Dear Bob</div>',
      writtenAt: Date.now(),
    })
    await showMailbox({ journal })
    await button('Go on writing').click()
    await expect.element(subject()).toHaveValue('Nearly lost')
    await expect.element(button('Go on writing')).not.toBeInTheDocument()
    await journal.clear()
  })

  it('[FL-07] offers no writing where the mail system cannot send', async () => {
    const { sending: _sending, ...adapter } = createMemoryAdapter({ company: smallCompany() })
    await render(
      <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
        <div style={{ blockSize: 600 }}>
          <MailboxView />
        </div>
      </MailroomProvider>,
    )
    await expect.element(row(/Lunch/)).toBeVisible()
    await expect.element(button('New message')).not.toBeInTheDocument()
  })
})

describe('narrow', () => {
  it('[SH-19] has the folders in a drawer: Escape closes it and focus goes back', async () => {
    await showMailbox({ width: 360 })
    await expect.element(row(/Lunch/)).toBeVisible()
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument()
    await button('Show folders').click()
    const drawer = page.getByRole('dialog', { name: 'Folders' })
    await expect.element(drawer.getByRole('treeitem', { name: /Inbox/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(button('Show folders')).toHaveFocus()
  })

  it('[SH-19] keeps Tab inside the drawer, and closes it when a folder is chosen', async () => {
    await showMailbox({ width: 360 })
    await button('Show folders').click()
    const drawer = page.getByRole('dialog', { name: 'Folders' })
    await expect.element(drawer.getByRole('treeitem', { name: /Inbox/ })).toHaveFocus()
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.keyboard('{Tab}')
      expect(drawer.element().contains(document.activeElement)).toBe(true)
    }
    await drawer.getByRole('treeitem', { name: /Sent/ }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(row(/Plan for spring/)).toBeVisible()
  })

  it('[SH-19] [FL-07] writes from the list, without the drawer', async () => {
    await showMailbox({ width: 360 })
    await button('New message').click()
    await expect.element(subject()).toBeVisible()
    const shown = page.getByRole('tab', { selected: true }).element()
    expect(shown.firstChild?.textContent).toBe('New message')
  })

  it('[SH-19] what can be done with selected mails lies side by side, and all of it can be reached', async () => {
    await showMailbox({ width: 360 })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect.element(button('Delete')).toBeVisible()
    const toolbar = page.getByRole('toolbar', { name: 'Actions on messages' }).element()
    const buttons = Array.from(toolbar.querySelectorAll('button'), (each) => each.getBoundingClientRect())
    for (const [index, { left }] of buttons.entries())
      expect(Math.ceil(left)).toBeGreaterThanOrEqual(Math.floor(buttons[index - 1]?.right ?? 0))
    await button('Move to').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await button('Cancel selection').click()
    await expect.element(button('Cancel selection')).not.toBeInTheDocument()
  })

  it('[SH-19] shows each mail in two lines, without pushing anything out', async () => {
    await showMailbox({ width: 360 })
    await expect.element(row(/新版/)).toBeVisible()
    for (const each of rows()) {
      expect(each.getBoundingClientRect().height).toBeLessThanOrEqual(60)
      expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth)
    }
  })

  it('[SH-19] loses nothing that is written when the room becomes narrow', async () => {
    await showMailbox({ width: 1000 })
    await button('New message').click()
    await subject().fill('Still here')
    const field = subject().element()
    await page.viewport(400, 800)
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument()
    expect(subject().element()).toBe(field)
    await expect.element(subject()).toHaveValue('Still here')
  })
})
