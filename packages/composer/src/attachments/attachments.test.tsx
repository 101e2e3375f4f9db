import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, drop, field } from '../test/elements'
import { mountComposer } from '../test/mountComposer'

const add = (...files: readonly File[]) => drop(field('To').element(), {}, files)
const ready = {
  kind: 'new',
  to: [{ address: 'a@example.com', name: '' }],
  subject: 'Hi',
  text: 'hello',
} as const

it('[AT-01] attaches files, also two of the same name, and takes them off again', async () => {
  const { adapter, onSent } = await mountComposer({ start: ready })
  add(new File(['one'], 'plan.txt'), new File(['two'], 'plan.txt'))
  await vi.waitFor(() => expect(page.getByText('plan.txt').elements().length).toBe(2))
  await expect.element(page.getByRole('list', { name: '2 attachments' })).toBeVisible()
  await button('Remove plan.txt').first().click()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  const send = vi.spyOn(adapter.sending, 'send')
  await button('Send').click()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(send.mock.calls[0]![0].attachments.map(({ name }) => name)).toEqual(['plan.txt'])
})

it.each([
  ['empty', new File([], 'empty.txt'), 'empty.txt is empty and cannot be attached'],
  ['executable', new File(['x'], 'setup.pdf.EXE '), 'setup.pdf.EXE : executable files are not allowed'],
])('[AT-01] refuses %s files before a byte travels', async (_name, file, words) => {
  const { adapter } = await mountComposer({ start: ready })
  const upload = vi.spyOn(adapter.sending, 'upload')
  add(file)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
})

it('[AT-01] shows how far a file is, and does not send before it is there', async () => {
  const adapter = createMemoryAdapter()
  await mountComposer({ adapter, start: ready })
  adapter.control.setLatency(3_600_000)
  add(new File(['x'.repeat(4096)], 'plan.txt'))
  await expect.element(page.getByRole('progressbar', { name: 'Uploading plan.txt' })).toBeVisible()
  await button('Send').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please wait until all files are uploaded, or cancel them')
  await button('Cancel plan.txt').click()
  await vi.waitFor(() => expect(page.getByText('plan.txt').elements()).toEqual([]))
})

it('[AT-01] says why a file did not get there, and tries again', async () => {
  const { adapter } = await mountComposer({ start: ready })
  adapter.control.fail({ kind: 'offline', call: 'sending.upload' })
  add(new File(['x'], 'plan.txt'))
  await expect
    .element(page.getByText(/^plan.txt could not be attached\. The mail system cannot be reached/))
    .toBeVisible()
  await button('Try plan.txt again').click()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
})

it('[X8] writes out what would give a file a false extension, and never cuts off the true one', async () => {
  await mountComposer({ start: ready })
  const long = `${'a'.repeat(120)}.pdf.html`
  add(new File(['x'], 'photo\u202Egpj.html'), new File(['x'], long))
  await expect.element(page.getByText('photo[U+202E]gpj.html')).toBeVisible()
  const end = page.getByText('.pdf.html', { exact: true })
  await expect.element(end).toBeVisible()
  expect(end.element().scrollWidth).toBeLessThanOrEqual(end.element().clientWidth + 1)
})

it('[CO-11] takes the first file’s name for a missing subject', async () => {
  const { adapter, onSent } = await mountComposer({ start: { ...ready, subject: '' } })
  add(new File(['x'], '2026 预算.xlsx'))
  await expect.element(page.getByText('2026 预算.xlsx')).toBeVisible()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  const send = vi.spyOn(adapter.sending, 'send')
  await button('Send').click()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(send.mock.calls[0]![0].subject).toBe('2026 预算')
})
