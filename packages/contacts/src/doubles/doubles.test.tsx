import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fillBook, someone } from '../stage/sampleContacts'
import { button, dialog, field, line, mark, row } from '../test/elements'
import { mountContacts } from '../test/mountContacts'

async function book() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await fillBook(adapter)
  await adapter.addressBook.save(someone('zhaomin86@mail.example', { name: '赵敏', homePhone: '0512-1' }))
  return mountContacts({ adapter })
}

it('[CT-06] finds contacts that seem to be the same person, and makes them one', async () => {
  const { adapter } = await book()
  await button('More').click()
  await line('Find duplicates…').click()
  await dialog('Duplicates').getByRole('button', { name: 'Merge…' }).click()
  await expect.element(dialog('Merge contacts').getByLabelText('Email 2')).toBeVisible()
  await field('Job title').fill('总经理')
  await dialog('Merge contacts').getByRole('button', { name: 'Merge' }).click()
  await expect.element(page.getByText('2 contacts merged into 赵敏')).toBeVisible()
  const { contacts } = await adapter.addressBook.page({ text: '赵敏', offset: 0, limit: 10 })
  expect(contacts).toHaveLength(1)
  const whole = await adapter.addressBook.contact(contacts[0]!.id)
  expect(whole).toMatchObject({ homePhone: '0512-1', jobTitle: '总经理', birthday: '1986-04-23' })
  expect([whole.address, ...whole.moreAddresses].toSorted()).toEqual([
    'zhao.min@hengtong.example',
    'zhaomin86@mail.example',
  ])
})

it('[CT-06] makes one contact of those who are selected', async () => {
  await book()
  await mark('陈洁').click()
  await mark('欧阳晓天').click()
  await page.getByRole('toolbar', { name: 'People' }).getByRole('button', { name: 'Merge…' }).click()
  await dialog('Merge contacts').getByRole('button', { name: 'Merge' }).click()
  await expect.element(page.getByText(/2 contacts merged into/)).toBeVisible()
  await expect.poll(() => page.getByRole('row', { name: /陈洁|欧阳晓天/ }).elements().length).toBe(1)
})

it('[CT-06] says when there are none', async () => {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await fillBook(adapter)
  await mountContacts({ adapter })
  await expect.element(row(/赵敏/)).toBeVisible()
  await button('More').click()
  await line('Find duplicates…').click()
  await expect.element(page.getByText('No two of your contacts seem to be the same person.')).toBeVisible()
})
