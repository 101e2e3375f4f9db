import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fillBook } from '../stage/sampleContacts'
import { button, dialog, line, row } from '../test/elements'
import { mountContacts } from '../test/mountContacts'

async function book() {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await fillBook(adapter)
  const mounted = await mountContacts({ adapter })
  await button('More').click()
  return mounted
}

const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' })
async function choose(chosen: File) {
  await expect.element(button('Choose a file')).toBeVisible()
  const input = page.getByRole('dialog').element().querySelector<HTMLInputElement>('input[type="file"]')!
  const transfer = new DataTransfer()
  transfer.items.add(chosen)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const table = [
  'Name,E-mail,Mobile,Company',
  '周琳,zhoulin@example.cn,13700137000,云帆科技',
  '赵敏（新）,zhao.min@hengtong.example,13800138001,',
  'Nobody,,,',
  'Wrong,not an address,,',
].join('\n')

it('[CT-03] takes over a file, leaves those it knows, and says who could not be taken over', async () => {
  const { adapter } = await book()
  await line('Import…').click()
  await choose(file('people.csv', table))
  const outcome = dialog('Import contacts')
  await expect.element(outcome.getByText('1 contact added')).toBeVisible()
  await expect.element(outcome.getByText('1 contact was there already')).toBeVisible()
  await expect.element(outcome.getByText('2 contacts could not be taken over')).toBeVisible()
  await expect.element(outcome.getByText(/No\. 3/)).toBeVisible()
  await expect.element(outcome.getByText(/has something that is no email address/)).toBeVisible()
  await outcome.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(row(/周琳/)).toBeVisible()
  expect((await adapter.addressBook.find('zhao.min@hengtong.example'))?.name).toBe('赵敏')
})

it('[CT-03] overwrites those it knows when that is wished; what the file does not say stays', async () => {
  const { adapter } = await book()
  await line('Import…').click()
  await page.getByRole('radio', { name: 'Overwrite' }).click()
  await choose(file('people.csv', table))
  await expect.element(page.getByText('1 contact overwritten')).toBeVisible()
  expect(await adapter.addressBook.find('zhao.min@hengtong.example')).toMatchObject({
    ...{ name: '赵敏（新）', mobile: '13800138001', birthday: '1986-04-23' },
  })
})

it.each([
  ['photo.png', 'x', 'Please choose an xlsx, xls, csv or vcf file.'],
  ['people.csv', '', 'The file is empty.'],
  ['people.csv', 'x'.repeat(10 * 1024 * 1024 + 1), 'The file has more than 10 MB.'],
])('[CT-03] refuses %s before it is sent, and says why', async (name, text, words) => {
  const { adapter } = await book()
  const importFile = vi.spyOn(adapter.addressBook, 'importFile')
  await line('Import…').click()
  await choose(file(name, text))
  await expect.element(page.getByText(words)).toBeVisible()
  expect(importFile).not.toHaveBeenCalled()
})

it('[CT-03] shows how far it is, and can be cancelled', async () => {
  const { adapter } = await book()
  let signal: AbortSignal | undefined
  vi.spyOn(adapter.addressBook, 'importFile').mockImplementation((_file, _how, options) => {
    signal = options?.signal
    options?.onProgress?.({ doneBytes: 50, totalBytes: 100 })
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)))
  })
  await line('Import…').click()
  await choose(file('people.csv', table))
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5')
  await button('Cancel').click()
  expect(signal?.aborted).toBe(true)
  await expect.element(button('Choose a file')).toBeVisible()
})

it('[CT-03] writes a group to a file of the kind that is chosen', async () => {
  const { adapter } = await book()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const exportFile = vi.spyOn(adapter.addressBook, 'exportFile')
  await line('Export…').click()
  await dialog('Export contacts').getByRole('radio', { name: 'vCard' }).click()
  await button('Export').click()
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  expect(exportFile.mock.calls[0]?.slice(0, 2)).toEqual(['vcf', { all: true }])
  saved.mockRestore()
})
