import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, folder, row, rows, showMailbox, subjects } from '../stage/elements'
import { daysAgo, manyMails } from '../stage/smallCompany'

const heading = (name: string) => page.getByRole('heading', { name })
const group = (name: RegExp) => page.getByRole('rowgroup', { name })
const selectedCount = (count: number) => page.getByText(`${count} selected`)
const cells = (name: RegExp) => [...row(name).element().querySelectorAll('[role="gridcell"]')]

describe('the header', () => {
  const unread = (count: number) => button(`${count} unread`)
  const unreadMails = (count: number) =>
    manyMails(count).map((mail, index) => ({ ...mail, state: { isRead: index % 2 === 1 } }))

  it('[ML-01] names the folder and how much of it is unread, and leads to that alone and back', async () => {
    await showMailbox({}, unreadMails(6))
    await expect.element(heading('Inbox')).toBeVisible()
    await expect.element(unread(3)).toHaveAttribute('aria-pressed', 'false')
    await unread(3).click()
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 3', 'Mail 5'])
    await expect.element(page.getByText('Showing only: Unread')).toBeVisible()
    await expect.element(unread(3)).toHaveAttribute('aria-pressed', 'true')
    await unread(3).click()
    await expect.poll(subjects).toHaveLength(6)
  })

  it('[ML-01] [ML-25] marks all of the folder as read, over its pages, and takes that back', async () => {
    const { adapter, calls } = await showMailbox({}, unreadMails(45))
    const unreadCount = async () =>
      (await adapter.folders.list()).find(({ role }) => role === 'inbox')?.unreadCount
    await expect.element(unread(23)).toBeVisible()
    await button('Mark all as read').click()
    await expect.poll(unreadCount).toBe(0)
    // What was read already is left alone.
    expect(calls.setState.mock.calls.map(([{ uids }]) => uids.length)).toEqual([23])
    await expect.element(button(/ unread$/)).not.toBeInTheDocument()
    await expect.element(button('Mark all as read')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(unread(23)).toBeVisible()
    expect(await unreadCount()).toBe(23)
  })

  it('[ML-01] offers neither where nothing is unread', async () => {
    await showMailbox(
      {},
      manyMails(2).map((mail) => ({ ...mail, state: { isRead: true } })),
    )
    await expect.element(row(/Mail 1/)).toBeVisible()
    await expect.element(button(/ unread$/)).not.toBeInTheDocument()
    await expect.element(button('Mark all as read')).not.toBeInTheDocument()
  })

  it('[ML-01] says how many rows are selected, and lets go of them', async () => {
    await showMailbox({}, manyMails(3))
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect.element(selectedCount(3)).toBeVisible()
    await button('Cancel selection').click()
    await expect.element(selectedCount(3)).not.toBeInTheDocument()
    await expect.element(row(/Mail 1/)).toHaveAttribute('aria-selected', 'false')
  })
})

describe('rows', () => {
  it('[ML-10] shows who wrote, what about, tags, time and size', async () => {
    await showMailbox()
    await expect.element(row(/Budget/)).toBeVisible()
    const texts = cells(/Budget/).map((cell) => cell.textContent)
    expect(texts.slice(2, 5)).toEqual([
      'Bob Tan',
      'Budget for the third quarterPlease look at the table.',
      'Follow up',
    ])
    expect(texts[7]).toMatch(/^\d{1,2}:\d\d/)
    expect(texts[8]).toMatch(/^\d+(\.\d\d)? K?B$/)
  })

  it('[ML-10] gives the columns their widths where there is room', async () => {
    await showMailbox({ width: 1280 })
    await expect.element(row(/Budget/)).toBeVisible()
    const widths = cells(/Budget/).map((cell) => Math.round(cell.getBoundingClientRect().width))
    expect([widths[2], widths[7], widths[8]]).toEqual([200, 150, 100])
    expect(widths[4]).toBeLessThanOrEqual(260)
  })

  it('[ML-10] names the columns right above them', async () => {
    await showMailbox({ width: 1280 })
    await expect.element(page.getByRole('group', { name: 'Columns' })).toBeVisible()
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
    const names = [...page.getByRole('group', { name: 'Columns' }).element().children]
    const below = cells(/Budget/)
    expect([2, 3, 7, 8].map((place) => left(names[place]!))).toEqual(
      [2, 3, 7, 8].map((place) => left(below[place]!)),
    )
  })

  it('[ML-10] marks urgent and burning mail, attachments and notes', async () => {
    await showMailbox()
    await expect.element(row(/Budget/).getByRole('img', { name: 'Urgent' })).toBeVisible()
    await expect.element(row(/Budget/).getByRole('img', { name: 'Has attachments' })).toBeVisible()
    await expect
      .element(row(/goes on and on/).getByRole('img', { name: 'Destroyed after reading' }))
      .toBeInTheDocument()
    await expect
      .element(row(/Minutes/).getByRole('button', { name: 'Note: Ask Bob about page 2' }))
      .toBeVisible()
  })

  it('[ML-11] says what has happened to each mail, and sets unread mail in bold', async () => {
    await showMailbox()
    await expect.element(row(/Budget/).getByRole('img', { name: 'Unread' })).toBeVisible()
    await expect.element(row(/Lunch/).getByRole('img', { name: 'Replied', exact: true })).toBeVisible()
    await expect.element(row(/Minutes/).getByRole('img', { name: 'Forwarded', exact: true })).toBeVisible()
    await expect.element(row(/新版/).getByRole('img', { name: 'Replied and forwarded' })).toBeInTheDocument()
    const weight = (text: string) =>
      getComputedStyle(page.getByText(text, { exact: true }).element()).fontWeight
    expect([weight('Budget for the third quarter'), weight('Lunch on Thursday?')]).toEqual(['600', '400'])
  })

  it('[ML-11] [RD-14] says of a mail that was not there when it was opened that it is gone', async () => {
    const { adapter } = await showMailbox()
    await expect.element(row(/Lunch/)).toBeVisible()
    adapter.control.fail({ kind: 'notFound', call: 'messages.read', times: 99 })
    await row(/Lunch/).click()
    await expect.element(page.getByText('Not found! Have you moved to another folder?')).toBeVisible()
    await page.getByRole('tab', { name: 'Messages' }).click()
    await expect.element(row(/Lunch/).getByRole('img', { name: 'Moved or not found' })).toBeVisible()
  })

  it('[ML-10] shows recipients in Sent and in Drafts', async () => {
    await showMailbox()
    await folder(/Sent/).click()
    await expect.element(row(/Plan for spring/).getByText('Bob Tan, 王莉')).toBeVisible()
    await folder(/Drafts/).click()
    await expect.element(row(/Unfinished letter/).getByText('Bob Tan')).toBeVisible()
  })

  it('[ML-21] writes times of twelve hours where the organisation wants them', async () => {
    const mails = [{ subject: 'Early', text: 'x', minutesAgo: daysAgo(3) }]
    await showMailbox({ width: 1280, features: { twelveHourTime: true } }, mails)
    await expect.element(row(/Early/)).toBeVisible()
    expect(cells(/Early/)[7]?.textContent).toMatch(/12:00\s?PM/i)
    expect(cells(/Early/)[7]?.getBoundingClientRect().width).toBe(180)
  })

  it('[IX-03] names a row by state, people, subject, marks and time', async () => {
    await showMailbox()
    await expect.element(row(/Minutes/)).toBeVisible()
    const name = row(/Minutes/)
      .element()
      .getAttribute('aria-label')
    expect(name).toMatch(
      /^Forwarded, Bob Tan, Minutes of the meeting, Blue flag, Note: Ask Bob about page 2, .*\d:\d\d/,
    )
  })
})

describe('days', () => {
  it('[ML-12] groups by day with the number of mails, and shows no heading for a day without mail', async () => {
    await showMailbox()
    await expect.element(group(/^Today 2$/)).toBeVisible()
    await expect.element(group(/^Yesterday 2$/)).toBeVisible()
    await expect.element(group(/^Earlier 2$/)).toBeVisible()
    await expect.element(group(/Day before/)).not.toBeInTheDocument()
  })

  it('[ML-12] has days only in the order of arrival', async () => {
    await showMailbox()
    await choose(/^Sort/, 'Subject A to Z')
    await expect.element(group(/Today/)).not.toBeInTheDocument()
    await choose(/^Sort/, 'Oldest first')
    await expect.element(group(/^Earlier 2$/)).toBeVisible()
  })

  it('[ML-12] [IX-03] counts mails and not headings', async () => {
    await showMailbox()
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6')
    expect(rows().map((each) => each.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6'])
  })
})

describe('order and choice', () => {
  it('[ML-03] sorts both ways and says which order it is', async () => {
    await showMailbox(
      {},
      ['b', 'c', 'a'].map((subject) => ({ subject, text: 'x' })),
    )
    await choose(/^Sort/, 'Subject A to Z')
    await expect.poll(subjects).toEqual(['a', 'b', 'c'])
    await choose('Sort: Subject A to Z', 'Subject Z to A')
    await expect.poll(subjects).toEqual(['c', 'b', 'a'])
    await button('Sort: Subject Z to A').click()
    await expect.element(page.getByRole('menuitemradio', { name: 'Subject Z to A' })).toBeChecked()
  })

  it('[ML-04] shows one kind of mail, says so, and goes back to all', async () => {
    await showMailbox()
    await choose('Filter', 'Unread')
    await expect.poll(() => rows().length).toBe(2)
    await expect.element(page.getByText('Showing only: Unread')).toBeVisible()
    await button('Show all messages').click()
    await expect.poll(() => rows().length).toBe(6)
  })

  it('[ML-15] another folder begins without filter, selection and at the first page', async () => {
    const { place } = await showMailbox(
      { start: { kind: 'folder', folder: 'INBOX', page: 2 } },
      manyMails(45),
    )
    await expect.poll(() => subjects()[0]).toBe('Mail 21')
    await choose('Filter', 'Read')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await folder(/Sent/).click()
    await folder(/Inbox/).click()
    await expect.poll(() => subjects()[0]).toBe('Mail 1')
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
    await expect.element(page.getByText(/Showing only/)).not.toBeInTheDocument()
    expect(place()).toEqual({ kind: 'folder', folder: 'INBOX' })
  })
})

describe('pages', () => {
  it('[ML-14] goes from page to page, and begins each at its top', async () => {
    const { place } = await showMailbox({ height: 400 }, manyMails(45))
    await expect.element(page.getByText('45 messages')).toBeVisible()
    page.getByRole('grid').element().scrollTop = 200
    await button('Next page').click()
    await expect.poll(() => subjects()[0]).toBe('Mail 21')
    await expect.poll(() => page.getByRole('grid').element().scrollTop).toBe(0)
    expect(place()).toEqual({ kind: 'folder', folder: 'INBOX', page: 2 })
    await page.getByRole('textbox', { name: 'Go to page' }).fill('3')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => subjects()).toEqual(['Mail 41', 'Mail 42', 'Mail 43', 'Mail 44', 'Mail 45'])
  })

  it('[ML-14] keeps the size of a page for the reader', async () => {
    const { calls } = await showMailbox({}, manyMails(60))
    await expect.element(row(/ Mail 20,/)).toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Per page' }).selectOptions('50')
    await expect.poll(() => rows().length).toBe(50)
    expect(calls.save).toHaveBeenCalledExactlyOnceWith({ pageSize: 50 })
  })

  it('[ML-14] a page beyond the last steps back to the last', async () => {
    const { place } = await showMailbox(
      { start: { kind: 'folder', folder: 'INBOX', page: 9 } },
      manyMails(45),
    )
    await expect.poll(() => subjects()[0]).toBe('Mail 41')
    expect(place()).toEqual({ kind: 'folder', folder: 'INBOX', page: 3 })
  })

  it('[ML-10] draws the controls of a row when pointer or focus comes to it, and not those of the others', async () => {
    await showMailbox({ width: 1280 }, manyMails(9))
    const remove = (place: number) =>
      row(new RegExp(` Mail ${place},`)).getByRole('button', { name: 'Delete' })
    await row(/ Mail 2,/).hover()
    await expect.element(remove(2)).toBeVisible()
    // One more may have been under the pointer when the list came.
    expect(page.getByRole('grid').getByRole('button', { name: 'Delete' }).elements().length).toBeLessThan(3)
    ;(row(/ Mail 7,/).element() as HTMLElement).focus()
    await expect.element(remove(7)).toBeInTheDocument()
  })

  it('[ML-14] draws the whole of a long page, and keeps it whole when a row goes', async () => {
    await showMailbox(
      { width: 1280, prepare: (adapter) => adapter.settings.save({ pageSize: 50 }) },
      manyMails(50),
    )
    await expect.poll(() => subjects()).toHaveLength(50)
    await row(/ Mail 2,/)
      .getByRole('checkbox')
      .click()
    const counts: number[] = []
    const watch = new MutationObserver(() => counts.push(rows().length))
    watch.observe(page.getByRole('grid').element(), { childList: true, subtree: true })
    await button('Delete').first().click()
    await expect.poll(() => subjects()).toHaveLength(49)
    watch.disconnect()
    expect(Math.min(...counts)).toBe(49)
  })

  it('[ML-02] boxes that are ticked together are ticked at once', async () => {
    await showMailbox()
    const fading: EventTarget[] = []
    const note = ({ target }: Event) => fading.push(target!)
    document.addEventListener('transitionrun', note)
    onTestFinished(() => document.removeEventListener('transitionrun', note))
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await expect.poll(() => rows().every((each) => each.ariaSelected === 'true')).toBe(true)
    // What begins with a change of style is told in the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(fading.filter((each) => (each as Element).matches('[role=row] input'))).toEqual([])
  })

  it('[ML-14] steps back when the last page has been deleted', async () => {
    await showMailbox({ width: 1280, start: { kind: 'folder', folder: 'INBOX', page: 2 } }, manyMails(21))
    await expect.poll(() => subjects()).toEqual(['Mail 21'])
    await row(/ Mail 21,/).hover()
    await row(/ Mail 21,/)
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect.poll(() => subjects()[0]).toBe('Mail 1')
  })
})

describe('selection', () => {
  it('[IX-03] is one stop for Tab, and arrows, Home and End move in it', async () => {
    await showMailbox()
    await expect.element(row(/Budget/)).toBeVisible()
    expect(rows().filter((each) => (each as HTMLElement).tabIndex === 0)).toHaveLength(1)
    const inside = page.getByRole('grid').element().querySelectorAll<HTMLElement>('button, input')
    expect([...inside].filter((each) => each.tabIndex >= 0)).toEqual([])
    ;(row(/Budget/).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(row(/Lunch/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(row(/goes on and on/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(row(/Budget/)).toHaveFocus()
  })

  it('[ML-02] [IX-03] selects by Space, by Shift and arrows, and all; Escape clears', async () => {
    await showMailbox()
    await expect.element(row(/Budget/)).toBeVisible()
    ;(row(/Budget/).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(selectedCount(1)).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect.element(selectedCount(3)).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(selectedCount(6)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
  })

  it('[ML-02] selects by checkbox, with Shift a range, and leaves the keys to the rows', async () => {
    await showMailbox()
    await row(/Budget/)
      .getByRole('checkbox')
      .click()
    await row(/Minutes/)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect.element(selectedCount(4)).toBeVisible()
    await expect.element(row(/Minutes/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
  })

  it('[ML-02] selects by the menu: unread, read, the others, none', async () => {
    await showMailbox()
    await choose('Select', 'Unread')
    await expect.element(selectedCount(2)).toBeVisible()
    await choose('Select', 'Invert')
    await expect.element(selectedCount(4)).toBeVisible()
    await choose('Select', 'None')
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
  })

  it('[ML-15] a folder that is left takes its selection along', async () => {
    await showMailbox({}, manyMails(45))
    await row(/ Mail 1,/)
      .getByRole('checkbox')
      .click()
    await expect.element(selectedCount(1)).toBeVisible()
    await folder(/Sent/).click()
    await expect.element(heading('Sent')).toBeVisible()
    await folder(/Inbox/).click()
    await expect.poll(() => subjects()[0]).toBe('Mail 1')
    await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
  })
})

describe('what is done to mails', () => {
  it('[ML-05] [ML-25] marks fifty mails with one call, and takes it back', async () => {
    const { calls } = await showMailbox(
      { prepare: (adapter) => adapter.settings.save({ pageSize: 50 }) },
      manyMails(50),
    )
    await expect.poll(() => rows().length).toBe(50)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await choose('Mark as', 'Unread')
    await expect.element(page.getByText('50 unread', { exact: true })).toBeVisible()
    await vi.waitFor(() => expect(calls.setState).toHaveBeenCalledOnce())
    await button('Undo').click()
    await expect.element(page.getByText('50 unread', { exact: true })).not.toBeInTheDocument()
  })

  it('[ML-05] flags from the row, and shows the colour; no flag takes it off', async () => {
    await showMailbox()
    await row(/Lunch/).hover()
    await row(/Lunch/).getByRole('button', { name: 'Flag' }).click()
    await page.getByRole('menuitem', { name: 'Green flag' }).click()
    await expect.element(row(/Lunch.*Green flag/)).toBeVisible()
    await row(/Lunch/).getByRole('button', { name: 'Green flag' }).click()
    await page.getByRole('menuitem', { name: 'No flag' }).click()
    await expect.element(row(/Lunch.*flag/)).not.toBeInTheDocument()
  })

  it('[ML-05] puts tags on mails', async () => {
    await showMailbox()
    await row(/Lunch/).getByRole('checkbox').click()
    await choose('Mark as', '重要客户')
    await expect.element(row(/Lunch/).getByText('重要客户')).toBeVisible()
  })

  it('[ML-06] moves to any folder but Drafts and this one, and back by Undo', async () => {
    const { calls } = await showMailbox()
    await row(/Lunch/).getByRole('checkbox').click()
    await button('Move to').click()
    await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
    const names = page
      .getByRole('menuitem')
      .elements()
      .map((each) => each.textContent)
    expect(names).toEqual(['Sent', 'Archive', 'Spam', 'Trash', 'Projects', 'Projects / North', 'Receipts'])
    await page.getByRole('menuitem', { name: 'Projects / North' }).click()
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
    await vi.waitFor(() => expect(calls.move).toHaveBeenCalledOnce())
    await button('Undo').click()
    await expect.element(row(/Lunch/)).toBeVisible()
  })

  it('[ML-06] does not move drafts', async () => {
    await showMailbox({ start: { kind: 'folder', folder: 'Drafts' } })
    await row(/Unfinished/)
      .getByRole('checkbox')
      .click()
    await expect.element(button('Mark as')).toBeVisible()
    await expect.element(button('Move to')).not.toBeInTheDocument()
  })

  it('[ML-25] [IX-03] deletes by the Delete key, goes on with the next row, and takes it back', async () => {
    await showMailbox()
    await expect.element(row(/Lunch/)).toBeVisible()
    ;(row(/Lunch/).element() as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(row(/Lunch/)).not.toBeInTheDocument()
    await expect.element(row(/Minutes/)).toHaveFocus()
    await button('Undo').click()
    await expect.element(row(/Lunch/)).toBeVisible()
  })

  it('[ML-25] brings rows back that could not be deleted, and says why', async () => {
    const { adapter } = await showMailbox()
    await row(/Lunch/).getByRole('checkbox').click()
    adapter.control.fail({ kind: 'offline', call: 'messages.delete' })
    await button('Delete').first().click()
    await expect.element(page.getByText(/could not be deleted/)).toBeVisible()
    await expect.element(row(/Lunch/)).toBeVisible()
  })

  it('[ML-07] asks before it deletes for good, and before it empties', async () => {
    const { adapter } = await showMailbox({
      start: { kind: 'folder', folder: 'Trash' },
      prepare: (mailbox) => mailbox.messages.delete({ folder: 'INBOX', uids: [1, 2] }),
    })
    await expect.poll(() => rows().length).toBe(2)
    ;(rows()[0] as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByRole('alertdialog', { name: 'Delete 1 message for good?' })).toBeVisible()
    await expect.element(page.getByText('This cannot be undone.')).toBeVisible()
    await button('Delete for good').click()
    await expect.poll(() => rows().length).toBe(1)
    await button('Empty folder').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Empty folder' }).click()
    await expect.element(page.getByText('Nothing in here yet.')).toBeVisible()
    expect((await adapter.messages.list({ folder: 'Trash', offset: 0, limit: 10 })).totalCount).toBe(0)
  })

  it('[ML-08] offers no way to delete where that is off', async () => {
    await showMailbox({ features: { delete: false } })
    await expect.element(row(/Lunch/)).toBeVisible()
    ;(row(/Lunch/).element() as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    await row(/Lunch/).getByRole('checkbox').click()
    await expect.element(button('Mark as')).toBeVisible()
    await expect.element(button('Delete')).not.toBeInTheDocument()
  })
})

describe('what is fetched ahead', () => {
  it('[ML-19] fetches the mail on which the pointer rests, once', async () => {
    const { calls } = await showMailbox()
    await row(/Lunch/).hover()
    await vi.waitFor(() => expect(calls.read).toHaveBeenCalledOnce())
    await row(/Lunch/).click()
    await expect.element(heading('Lunch on Thursday?')).toBeVisible()
    const { uid } = calls.read.mock.calls[0]![0]
    expect(calls.read.mock.calls.filter(([ref]) => ref.uid === uid)).toHaveLength(1)
  })
})
