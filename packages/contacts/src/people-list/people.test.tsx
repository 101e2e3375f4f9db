import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearBook, fillBook, fillMany, someone } from '../stage/sampleContacts'
import { about, button, line, mark, place, row, tick } from '../test/elements'
import { mountContacts } from '../test/mountContacts'

/** An address book with people in two groups. */
async function book() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const people = await fillBook(adapter)
  return { ...(await mountContacts({ adapter })), people }
}

/** The names that are shown, from top to bottom. */
const names = () =>
  page
    .getByRole('grid')
    .getByRole('row')
    .elements()
    .slice(1)
    .map((each) => each.querySelector('bdi')?.textContent)

it('[CT-01] [CT-02] shows one’s own contacts with their groups, and those of one group', async () => {
  const { onGo } = await book()
  await expect.element(row(/赵敏/)).toBeVisible()
  await expect.element(place(/My contacts/)).toHaveAttribute('aria-selected', 'true')
  await place(/Friends/).click()
  await expect.element(row(/欧阳晓天/)).toBeVisible()
  await expect.element(row(/赵敏/)).not.toBeInTheDocument()
  await place(/In no group/).click()
  await expect.element(row(/press@news/)).toBeVisible()
  expect(onGo.mock.calls.at(-1)).toEqual([{ book: 'personal', part: 'none' }])
})

it('[CT-02] pages through contacts, and looks for a text in name, address, company and number', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await clearBook(adapter)
  await fillMany(adapter, 22)
  await adapter.addressBook.save(
    someone('zhao@hengtong.example', { name: '赵敏', company: '恒通精密', mobile: '13800138000' }),
  )
  await mountContacts({ adapter })
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await button('Next page').click()
  await expect.element(row(/赵敏/)).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search people' })
  for (const text of ['赵', 'hengtong', '精密', '1380013']) {
    await search.fill(text)
    await expect.poll(names).toEqual(['赵敏'])
  }
  await search.fill('qqzz')
  await expect.element(page.getByText('Nobody fits this.')).toBeVisible()
  await button('Show everybody').click()
  await expect.element(row(/Person 001/)).toBeVisible()
})

it('[CT-02] tells all that is noted of a contact, with a way to write to every address', async () => {
  const { onWrite } = await book()
  await row(/Helena/).click()
  const pane = about('Helena Brandt')
  await expect.element(pane.getByText('November 2', { exact: true })).toBeVisible()
  await expect
    .element(pane.getByRole('link', { name: '+49 170 1234567' }))
    .toHaveAttribute('href', 'tel:+491701234567')
  await expect
    .element(pane.getByRole('link', { name: 'https://northwind-logistics.example' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  await pane.getByRole('button', { name: 'helena@brandt.example', exact: true }).click()
  await pane.getByRole('button', { name: 'Write', exact: true }).click()
  expect(onWrite.mock.calls).toEqual([
    [['helena@brandt.example']],
    [['helena.brandt@northwind-logistics.example']],
  ])
  await pane.getByRole('button', { name: 'Close' }).click()
  await expect.element(pane).not.toBeInTheDocument()
})

it('[CT-02] [X7] what a mail system keeps of somebody is text, and leads nowhere but to the web', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  const [first] = await fillBook(adapter)
  const hostile = '<img src=x onerror="top.hit=1">'
  vi.spyOn(adapter.addressBook, 'contact').mockResolvedValue({
    ...first!,
    ...{ remark: hostile, company: hostile, mobile: '"><script>', homepage: 'javascript:top.hit=1' },
  })
  await mountContacts({ adapter })
  await row(/赵敏/).click()
  const pane = about('赵敏')
  await expect.element(pane.getByText('javascript:top.hit=1')).toBeVisible()
  await expect.element(pane.getByText(hostile, { exact: true })).toBeVisible()
  const links = pane
    .getByRole('link')
    .elements()
    .map((each) => each.getAttribute('href'))
  expect(links.filter((href) => !href?.startsWith('tel:'))).toEqual([])
  expect('hit' in window).toBe(false)
})

it('[CT-02] deletes several, and brings them back with their groups', async () => {
  const { adapter } = await book()
  await mark('赵敏').click()
  await mark('陈洁').click()
  await page.getByRole('toolbar', { name: 'People' }).getByRole('button', { name: 'Delete' }).click()
  await expect.element(row(/赵敏/)).not.toBeInTheDocument()
  await expect.element(page.getByText('2 contacts deleted')).toBeVisible()
  await button('Undo').click()
  await expect.element(row(/赵敏/)).toBeVisible()
  const found = await adapter.addressBook.find('zhao.min@hengtong.example')
  expect(found?.groups).toHaveLength(1)
  expect(found?.remark).toContain('龙井')
})

it('[CT-02] somebody whose deletion fails is there again, and it can be tried again', async () => {
  const { adapter } = await book()
  adapter.control.fail({ kind: 'server', call: 'addressBook.remove' })
  await mark('陈洁').click()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText(/Nothing was changed/)).toBeVisible()
  await expect.element(row(/陈洁/)).toBeVisible()
  await button('Try again').click()
  await expect.element(row(/陈洁/)).not.toBeInTheDocument()
})

it('[CT-02] distributes people to groups, and takes that back', async () => {
  const { adapter } = await book()
  await mark('赵敏').click()
  await mark('Helena Brandt').click()
  await page.getByRole('toolbar', { name: 'People' }).getByRole('button', { name: 'Groups' }).click()
  await expect.element(tick('供应商与合作伙伴')).toHaveAttribute('aria-checked', 'true')
  await expect.element(tick('Friends')).toHaveAttribute('aria-checked', 'mixed')
  await tick('Friends').click()
  await expect.element(page.getByText('1 contact put into “Friends”')).toBeVisible()
  const inFriends = async () => {
    const { groups } = await adapter.addressBook.groups()
    return groups.find(({ name }) => name === 'Friends')?.count
  }
  expect(await inFriends()).toBe(3)
  await button('Undo').click()
  await expect.poll(inFriends).toBe(2)
})

it('[CT-02] takes people out of the group that is shown', async () => {
  await book()
  await place(/Friends/).click()
  await mark('欧阳晓天').click()
  await button('Take out of “Friends”').click()
  await expect.element(row(/欧阳晓天/)).not.toBeInTheDocument()
  await expect.element(page.getByText('1 contact taken out of “Friends”')).toBeVisible()
})

it('[CT-02] writes to all who are selected', async () => {
  const { onWrite } = await book()
  await mark('欧阳晓天').click()
  await mark('陈洁').click()
  await page.getByRole('toolbar', { name: 'People' }).getByRole('button', { name: 'Write' }).click()
  expect(new Set(onWrite.mock.calls[0]![0])).toEqual(
    new Set(['chenjie@hotel.example', 'ouyang.xiaotian@example.cn']),
  )
})

it('[CT-01] shows colleagues, and puts one into one’s own contacts', async () => {
  const { adapter, onGo } = await book()
  await place(/Colleagues/).click()
  expect(onGo.mock.calls.at(-1)).toEqual([{ book: 'organisation' }])
  const [colleague] = (await adapter.contacts.people({ book: 'organisation', text: '', offset: 0, limit: 1 }))
    .people
  await row(new RegExp(colleague!.address)).first().click()
  await about(colleague!.name).getByRole('button', { name: 'Add to my contacts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(`${colleague!.name} added to your contacts`)).toBeVisible()
  expect((await adapter.addressBook.find(colleague!.address))?.name).toBe(colleague!.name)
})

it('[CT-05] shows the colleagues of one domain, where the organisation has several', async () => {
  const adapter = createMemoryAdapter()
  vi.spyOn(adapter.contacts, 'domains').mockResolvedValue(['example.cn', 'example.tw'])
  const people = vi.spyOn(adapter.contacts, 'people')
  const { onGo } = await mountContacts({ adapter, place: { book: 'organisation' } })
  await place('By domain').click()
  await userEvent.keyboard('{ArrowRight}')
  await place('example.tw').click()
  expect(onGo.mock.calls.at(-1)).toEqual([{ book: 'organisation', part: '@example.tw' }])
  await expect.poll(() => people.mock.calls.at(-1)?.[0]).toMatchObject({ domain: 'example.tw' })
  await expect.element(page.getByText('Nobody has a mailbox here.')).toBeVisible()
})

it('[CT-05] has no domains to choose from where there is one', async () => {
  await mountContacts({ place: { book: 'organisation' } })
  await expect.element(place(/Colleagues/)).toBeVisible()
  await expect.element(row(/@/).first()).toBeVisible()
  await expect.element(place('By domain')).not.toBeInTheDocument()
})

it('[CT-01] shows the lists of the organisation, and who is in one', async () => {
  await mountContacts({ place: { book: 'organisation', part: 'lists' } })
  await expect.element(row(/people/).first()).toBeVisible()
  await row(/people/)
    .last()
    .click()
  await button('Show members').click()
  await expect.element(page.getByRole('list', { name: 'Members' })).toBeVisible()
})

it('[CT-06] shows whom one writes to, those lately and often first', async () => {
  const adapter = createMemoryAdapter()
  vi.spyOn(adapter.contacts, 'recent').mockResolvedValue([
    { address: 'b@x.example', name: 'Bo', department: '' },
    { address: 'a@x.example', name: 'An', department: '' },
  ])
  await mountContacts({ adapter, place: { book: 'personal', part: 'recent' } })
  await expect.poll(names).toEqual(['Bo', 'An'])
})

it('[CT-02] is worked by keys: arrows, Space, Enter, F2 and Delete', async () => {
  const { adapter } = await book()
  await expect.element(row(/赵敏/)).toBeVisible()
  page.getByRole('grid').element().querySelector<HTMLElement>('[data-row-id]')!.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('complementary')).toBeVisible()
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('dialog', { name: 'Edit contact' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const { total } = await adapter.addressBook.page({ text: '', offset: 0, limit: 1 })
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText(/deleted$/)).toBeVisible()
  expect((await adapter.addressBook.page({ text: '', offset: 0, limit: 1 })).total).toBe(total - 1)
})

it('[CT-02] offers by the menu of a row what the toolbar offers', async () => {
  await book()
  await button('What can be done with 赵敏').click()
  for (const name of ['Write', 'Edit', 'Groups', 'Delete']) await expect.element(line(name)).toBeVisible()
})

it('[CT-01] shows one’s own contacts alone where the organisation does not show its people', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await fillBook(adapter)
  const current = adapter.session.current.bind(adapter.session)
  vi.spyOn(adapter.session, 'current').mockImplementation(async (options) => {
    const known = await current(options)
    return known && { ...known, features: { ...known.features, directory: false } }
  })
  const asked = (['people', 'departments', 'domains', 'groups'] as const).map((name) =>
    vi.spyOn(adapter.contacts, name),
  )
  await mountContacts({ adapter, place: { book: 'organisation' } })
  await expect.element(page.getByText('Your organisation does not show its people here.')).toBeVisible()
  await button('My contacts').click()
  await expect.element(row(/赵敏/)).toBeVisible()
  await expect.element(place(/Colleagues/)).not.toBeInTheDocument()
  for (const call of asked) expect(call).not.toHaveBeenCalled()
})
