import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, subjects } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'

const check = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const selected = (count: number) => page.getByText(`${count} selected`)
const allOnPage = () => page.getByRole('checkbox', { name: 'Select all on this page' })
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })

describe('over pages', () => {
  it('[ML-30] keeps what was selected on another page, and takes a range over both', async () => {
    await showMailbox({}, manyMails(25))
    await check('Mail 19').click()
    await button('Next page').click()
    await expect.element(row(/Mail 22/)).toBeVisible()
    await expect.element(selected(1)).toBeVisible()
    await row(/Mail 22/).click({ modifiers: ['Shift'] })
    await expect.element(selected(4)).toBeVisible()
    await button('Previous page').click()
    await expect.element(row(/Mail 20/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
  })
})

describe('all of a view', () => {
  it('[ML-02] offers all mails once the page is selected, and moves them with a way back', async () => {
    const { adapter, calls } = await showMailbox({}, manyMails(45))
    await expect.element(row(/Mail 1\b/)).toBeVisible()
    await allOnPage().click()
    await button('Select all 45 messages of this view').click()
    await expect.element(selected(45)).toBeVisible()
    await button('Move to').click()
    await entry('Archive').click()
    await expect.element(page.getByText('Your inbox is empty. Enjoy the quiet.')).toBeVisible()
    const countOf = async (role: string) =>
      (await adapter.folders.list()).find((folder) => folder.role === role)?.totalCount
    expect(await countOf('archive')).toBe(45)
    expect(calls.move).toHaveBeenCalledOnce()
    await button('Undo').click()
    await expect.poll(() => countOf('inbox')).toBe(45)
  })

  it('[ML-02] acts on what the filter shows and on nothing else', async () => {
    const { adapter } = await showMailbox({}, [
      ...manyMails(25).map((mail) => ({ ...mail, state: { isRead: false } })),
      { subject: 'Known', text: 'x', state: { isRead: true, flag: 'red' as const } },
    ])
    await expect.element(row(/Known/)).toBeVisible()
    await button('Filter').click()
    await page.getByRole('menuitemradio', { name: 'Unread' }).click()
    await expect.element(row(/Known/)).not.toBeInTheDocument()
    await allOnPage().click()
    await button('Select all 25 messages of this view').click()
    await userEvent.keyboard('{Delete}')
    await expect
      .poll(async () => (await adapter.folders.list()).find(({ role }) => role === 'inbox')?.totalCount)
      .toBe(1)
  })

  it('[ML-02] shows how far it has come, and stops when it is told to', async () => {
    const { adapter, calls } = await showMailbox({}, manyMails(45))
    await expect.element(row(/Mail 1\b/)).toBeVisible()
    await allOnPage().click()
    await button('Select all 45 messages of this view').click()
    // As a mail system that has much to do.
    adapter.control.setLatency(60_000)
    await button('Mark as').click()
    await entry('Read').click()
    await expect.element(page.getByText('0 of 45')).toBeVisible()
    await button('Stop').click()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    adapter.control.setLatency(0)
    expect(calls.setState).not.toHaveBeenCalled()
  })
})

describe('at the pointer', () => {
  it('[ML-30] acts on the row that was pressed, or on all that are selected', async () => {
    const { calls } = await showMailbox({}, manyMails(5))
    await row(/Mail 2\b/).click({ button: 'right' })
    await expect.element(page.getByRole('menu', { name: 'Actions on this row' })).toBeVisible()
    await expect.element(entry('Reply')).toBeVisible()
    await entry('Delete').click()
    await expect.poll(subjects).toEqual(['Mail 1', 'Mail 3', 'Mail 4', 'Mail 5'])
    await check('Mail 1').click()
    await check('Mail 3').click()
    await row(/Mail 3\b/).click({ button: 'right' })
    await expect.element(entry('Reply')).not.toBeInTheDocument()
    await entry('Delete').click()
    await expect.poll(subjects).toEqual(['Mail 4', 'Mail 5'])
    expect(calls.delete).toHaveBeenCalledTimes(2)
  })

  it('[ML-30] opens by the keyboard, answers, and gives focus back', async () => {
    await showMailbox({}, manyMails(3))
    await expect.element(row(/Mail 1\b/)).toBeVisible()
    row(/Mail 2\b/)
      .element()
      .focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(entry('Reply')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(row(/Mail 2\b/)).toHaveFocus()
  })
})
