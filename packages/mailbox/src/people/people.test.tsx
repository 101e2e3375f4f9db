import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open } from '../reading/stage/elements'
import { plainAnswer } from '../reading/stage/sampleMails'
import { button, choose, folder, row, showMailbox } from '../stage/elements'

const card = (name: string) => page.getByRole('region', { name: `About ${name}` })

/** A GIF of one pixel. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='

describe('the card about a person', () => {
  it('[ML-13] says who the sender is, half a second after the pointer rests on them', async () => {
    await showMailbox({ width: 1280 })
    await row(/Lunch/).getByText('Bob Tan').hover()
    await expect.element(card('Bob Tan').getByText('bob@example.com')).toBeVisible()
    await expect.element(card('Bob Tan').getByText('Sales')).toBeVisible()
    await expect.element(row(/Lunch/)).not.toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['the picture of a colleague', { gender: 'female', pictureUrl: pixel }, `img[src="${pixel}"]`],
    ['a drawing by gender', { gender: 'female' }, 'svg[data-gender="female"]'],
  ] as const)('[ML-13] [HO-01] shows %s', async (_what, look, drawn) => {
    const { adapter } = await showMailbox({ width: 1280 })
    const lookUp = adapter.contacts.lookUp.bind(adapter.contacts)
    vi.spyOn(adapter.contacts, 'lookUp').mockImplementation(async (...asked) => ({
      ...(await lookUp(...asked)),
      ...look,
    }))
    await row(/Lunch/).getByText('Bob Tan').hover()
    await expect.element(card('Bob Tan')).toBeVisible()
    await expect.poll(() => card('Bob Tan').element().querySelector(drawn)).not.toBeNull()
    const drawings = () => card('Bob Tan').element().querySelectorAll('[data-letters] > *').length
    await expect.poll(drawings).toBe(1)
  })

  it('[ML-13] [CT-02] adds to the contacts, edits there and takes out', async () => {
    const { adapter } = await showMailbox({ width: 1280 })
    const contact = async () => (await adapter.contacts.lookUp('bob@example.com')).contactName
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true })
    await row(/Lunch/).getByText('Bob Tan').hover()
    await card('Bob Tan').getByRole('button', { name: 'Add to contacts' }).click()
    await expect.element(card('Bob Tan').getByText('In your contacts')).toBeVisible()
    expect(await contact()).toBe('Bob Tan')
    await card('Bob Tan').getByRole('button', { name: 'Edit contact' }).click()
    await field('Name').fill('Bobby')
    await field('Mobile').fill('13800138000')
    await button('Save').click()
    await expect.poll(contact).toBe('Bobby')
    await row(/Minutes/)
      .getByText('Bob Tan')
      .hover()
    await card('Bobby').getByRole('button', { name: 'Edit contact' }).click()
    await expect.element(field('Mobile')).toHaveValue('13800138000')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(contact).toBe(undefined)
    await button('Undo').last().click()
    await expect.poll(contact).toBe('Bobby')
    expect((await adapter.addressBook.find('bob@example.com'))?.mobile).toBe('13800138000')
  })

  it('[ML-13] changes the name alone where the mail system keeps no more, and takes out', async () => {
    const before = async (adapter: MemoryAdapter) => Object.assign(adapter, { addressBook: undefined })
    const { adapter } = await showMailbox({ width: 1280, before })
    const contact = async () => (await adapter.contacts.lookUp('bob@example.com')).contactName
    await adapter.contacts.add({ address: 'bob@example.com', name: 'Bob' })
    await row(/Lunch/).getByText('Bob Tan').hover()
    await card('Bob').getByRole('button', { name: 'Edit contact' }).click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Bobby')
    await button('Save').click()
    await expect.poll(contact).toBe('Bobby')
    await row(/Minutes/)
      .getByText('Bob Tan')
      .hover()
    await card('Bobby').getByRole('button', { name: 'Edit contact' }).click()
    await button('Remove from contacts').click()
    await expect.poll(contact).toBe(undefined)
    await button('Undo').last().click()
    await expect.poll(contact).toBe('Bobby')
  })

  it('[ML-13] [ST-10] refuses mail and takes that back; what arrives meanwhile is spam', async () => {
    const { adapter } = await showMailbox({ width: 1280 })
    await row(/Lunch/).getByText('Bob Tan').hover()
    await card('Bob Tan').getByRole('button', { name: 'Refuse mail' }).click()
    await expect.element(card('Bob Tan').getByText('Mail refused')).toBeVisible()
    await adapter.control.deliver({ from: 'bob', subject: 'Unwanted', text: 'x' })
    await card('Bob Tan').getByRole('button', { name: 'Accept mail again' }).click()
    await adapter.control.deliver({ from: 'bob', subject: 'Wanted again', text: 'x' })
    await expect.element(row(/Wanted again/)).toBeVisible()
    await expect.element(row(/Unwanted/)).not.toBeInTheDocument()
    await folder(/Spam/).click()
    await expect.element(row(/Unwanted/)).toBeVisible()
  })

  it('[ML-13] writes to them', async () => {
    await showMailbox({ width: 1280 })
    await row(/Lunch/).getByText('Bob Tan').hover()
    await card('Bob Tan').getByRole('button', { name: 'Write' }).click()
    await expect.element(page.getByRole('tab', { name: /New/ })).toBeVisible()
    await expect.element(page.getByText('Bob Tan').last()).toBeVisible()
  })

  it('[ML-13] leads to the mail that was exchanged with them', async () => {
    const { place } = await showMailbox({ width: 1280 })
    await row(/Lunch/).getByText('Bob Tan').hover()
    await card('Bob Tan').getByRole('button', { name: 'Exchanged mail' }).click()
    await expect.poll(place).toEqual({ kind: 'search', query: 'with:bob@example.com' })
    await expect.element(row(/Plan for spring/)).toBeVisible()
    await expect.element(row(/第三季度/)).not.toBeInTheDocument()
  })

  it('[ML-13] leads oneself to the settings, and out where the host can do that', async () => {
    const onSignOut = vi.fn()
    const { place } = await showMailbox({ width: 1280, onSignOut }, [
      { from: 'alice', subject: 'To myself', text: 'x' },
    ])
    await row(/To myself/)
      .getByText('Alice Ng')
      .hover()
    await expect.element(card('Alice Ng').getByText('This is you')).toBeVisible()
    await card('Alice Ng').getByRole('button', { name: 'Log out' }).click()
    expect(onSignOut).toHaveBeenCalledOnce()
    await row(/To myself/)
      .getByText('Alice Ng')
      .hover()
    await card('Alice Ng').getByRole('button', { name: 'Personal settings' }).click()
    expect(place()).toEqual({ kind: 'settings', page: 'user' })
  })

  it('[ML-13] [IX-03] can be had by keys alone: from the menu of the list, and by focus in an open mail', async () => {
    await showMailbox({ width: 1280 })
    await page.getByRole('checkbox', { name: 'Select Lunch on Thursday?' }).click()
    await choose('More', 'About the sender…')
    await expect.element(card('Bob Tan').getByText('Sales')).toBeVisible()
  })

  it('[RD-05] [ML-13] opens beside a name in an open mail, and keys go into it', async () => {
    await open({ mail: plainAnswer })
    const sender = page.getByRole('button', { name: /^Write to/ }).first()
    await expect.element(sender).toBeVisible()
    ;(button('Choose a flag').element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(sender).toHaveFocus()
    await expect.element(page.getByRole('region', { name: /^About/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(
        page
          .getByRole('region', { name: /^About/ })
          .getByRole('button')
          .first(),
      )
      .toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('region', { name: /^About/ })).not.toBeInTheDocument()
    await expect.element(sender).toHaveFocus()
  })
})
