import { noContactFields } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, field } from '../test/elements'
import { mountComposer } from '../test/mountComposer'

const person = (name: string | RegExp) =>
  page.getByRole('list', { name: 'People' }).getByRole('button', { name })
const line = (name: 'To' | 'Cc' | 'Bcc') =>
  page.getByRole('radiogroup', { name: 'Add to' }).getByRole('radio', { name, exact: true })
const chips = () =>
  page
    .getByRole('button', { name: /^Remove / })
    .elements()
    .map((each) => each.getAttribute('aria-label')?.slice('Remove '.length))

it('[CO-18] the panel puts people into the line that was written in last, marks them, and takes them out', async () => {
  await mountComposer({ width: 1000 })
  await button('Cc').click()
  await expect.element(field('Cc')).toHaveFocus()
  await button('Side panel').click()
  await expect.element(line('Cc')).toBeChecked()
  await person(/王磊/).click()
  await expect.element(person(/王磊/)).toHaveAttribute('aria-pressed', 'true')
  expect(chips()).toEqual(['王磊'])
  await line('To').click()
  await expect.element(person(/王磊.*Cc$/)).toHaveAttribute('aria-pressed', 'false')
  await line('Cc').click()
  await person(/王磊/).click()
  await expect.element(person(/王磊/)).toHaveAttribute('aria-pressed', 'false')
  expect(chips()).toEqual([])
})

it('[CO-18] [CO-02] the address book of the lines opens the line that somebody is put into', async () => {
  await mountComposer()
  await button('Address book').click()
  await line('Bcc').click()
  await person(/王磊/).click()
  await button('Done').click()
  await expect.element(field('Bcc')).toBeVisible()
  expect(chips()).toEqual(['王磊'])
  await expect.element(button('Address book')).toHaveFocus()
})

it('[CO-18] people are found by department and by name, ten on a page', async () => {
  const adapter = createMemoryAdapter()
  const everybody = await adapter.contacts.people({ book: 'organisation', text: '', offset: 0, limit: 100 })
  const [department] = await adapter.contacts.departments()
  await mountComposer({ adapter, width: 1000 })
  await button('Side panel').click()
  await expect.element(page.getByText(`1–10 of ${everybody.total}`)).toBeVisible()
  await button('Next page').click()
  await expect.element(page.getByText(new RegExp(`^11–.* of ${everybody.total}$`))).toBeVisible()
  const second = everybody.people[10]!
  await expect.element(person(new RegExp(second.address))).toBeVisible()
  await page.getByRole('combobox', { name: 'Address books' }).selectOptions(`\u2003${department!.name}`)
  const colleague = everybody.people.find((each) => each.department === department!.name)!
  const other = everybody.people.find((each) => each.department !== department!.name)!
  await expect.element(person(new RegExp(colleague.address))).toBeVisible()
  await expect.element(person(new RegExp(other.address))).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('qqzzxx')
  await expect.element(page.getByText(/Nobody fits this/)).toBeVisible()
})

it('[CO-18] [X7] a contact’s name is text, and one’s own contacts are a book of their own', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const { contacts } = await adapter.addressBook.page({ text: '', offset: 0, limit: 100 })
  await adapter.addressBook.remove(contacts.map(({ id }) => id))
  await mountComposer({ adapter, width: 1000 })
  await button('Side panel').click()
  const book = page.getByRole('combobox', { name: 'Address books' })
  await book.selectOptions('My contacts')
  await expect.element(page.getByText('There is nobody in here yet.')).toBeVisible()
  await adapter.contacts.add({ address: 'x@elsewhere.example', name: '<img src=x onerror="top.hit=1">' })
  await page.getByRole('searchbox', { name: 'Search people' }).fill('elsewhere')
  await person(/x@elsewhere/).click()
  expect(chips()).toEqual(['<img src=x onerror="top.hit=1">'])
  expect('hit' in window).toBe(false)
})

it('[CO-18] says why people cannot be had, and asks again', async () => {
  const adapter = createMemoryAdapter()
  adapter.control.fail({ kind: 'server', call: 'contacts.people', times: 1 })
  await mountComposer({ adapter, width: 1000 })
  await button('Side panel').click()
  await button('Try again').click()
  await expect.element(person(/王磊/)).toBeVisible()
})

it('[CT-04] [CO-18] everybody of a group is added at once, and a whole department by its one address', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const { addressBook } = adapter
  const { id } = await addressBook.makeGroup('展会')
  for (const name of ['甲', '乙'])
    await addressBook.save({
      ...noContactFields,
      name,
      address: `${name === '甲' ? 'a' : 'b'}@x.example`,
      groups: [id],
    })
  await mountComposer({ adapter })
  await button('Address book').click()
  const window = page.getByRole('dialog', { name: 'Address book' })
  await window.getByRole('treeitem', { name: /展会/ }).click()
  await window.getByRole('button', { name: 'Add everybody (2)' }).click()
  const picked = window.getByRole('region', { name: 'Picked' })
  await expect.element(picked.getByText('甲')).toBeVisible()
  await expect.element(picked.getByText('乙')).toBeVisible()
  await picked.getByRole('button', { name: 'Take 甲 out' }).click()
  await expect.element(picked.getByText('甲')).not.toBeInTheDocument()
  const [department] = await adapter.contacts.departments()
  await window.getByRole('treeitem', { name: department!.name }).click()
  await window.getByRole('button', { name: /^Add all as one address/ }).click()
  await expect.element(picked.getByText(department!.name)).toBeVisible()
  await button('Done').click()
  expect(chips()).toEqual(['乙', expect.stringContaining(department!.name)])
})
