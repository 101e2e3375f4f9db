import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addFiles, button } from '../test/elements'
import { mountComposer } from '../test/mountComposer'
import { readyMail } from '../test/readyMail'

const fileOf = (name: string, sizeBytes: number) => new File([new Uint8Array(sizeBytes)], name)
const online = { suggestOverBytes: 1000, linkOverBytes: 5000, maxBytes: 40_000_000, keptDays: 30 }

/** A mail system for which small files are large already. */
async function mounted(change: Partial<typeof online> = {}) {
  const adapter = createMemoryAdapter()
  const rules = await adapter.sending.rules()
  vi.spyOn(adapter.sending, 'rules').mockResolvedValue({ ...rules, online: { ...online, ...change } })
  const calls = { upload: vi.spyOn(adapter.sending, 'upload'), online: vi.spyOn(adapter.disk, 'upload') }
  return { ...(await mountComposer({ adapter, start: readyMail })), calls }
}

it('[AT-03] proposes a link for a large file, and sends it so', async () => {
  const { adapter, onSent } = await mounted()
  addFiles(fileOf('plan.zip', 2000), fileOf('note.txt', 10))
  await button('Send as a link').click()
  await expect.element(page.getByText(/as a link, 30 days/)).toBeVisible()
  await expect.element(button('Send as a link')).not.toBeInTheDocument()
  await button('Send').click()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  const links = await adapter.disk.links(onSent.mock.calls[0]![0].messageId)
  expect(links.map(({ name }) => name)).toEqual(['plan.zip'])
})

it('[AT-03] brings a file that no mail carries as one to link to, by itself', async () => {
  const { calls } = await mounted()
  addFiles(fileOf('film.zip', 5001), fileOf('note.txt', 10))
  await expect.element(page.getByText(/as a link, 30 days/)).toBeVisible()
  await vi.waitFor(() => expect(calls.upload).toHaveBeenCalledOnce())
  expect(calls.online.mock.calls.map(([file]) => file.name)).toEqual(['film.zip'])
})

it('[AT-03] sends all files as links where the organisation wants that', async () => {
  const { calls } = await mounted({ linkOverBytes: 0 })
  addFiles(fileOf('note.txt', 10))
  await expect.element(page.getByText(/as a link, 30 days/)).toBeVisible()
  expect(calls.upload).not.toHaveBeenCalled()
})

it('[AT-03] refuses what is too large even for a link before a byte travels, with the figure', async () => {
  const { calls } = await mounted()
  addFiles(fileOf('film.zip', 40_000_001))
  await expect.element(page.getByText('film.zip is too large: 38.15 MB at most')).toBeVisible()
  expect(calls.online).not.toHaveBeenCalled()
})

it('[AT-03] keeps the file attached when it cannot become a link', async () => {
  const { adapter } = await mounted()
  addFiles(fileOf('plan.zip', 2000))
  adapter.control.fail({ call: 'disk.keepOnline', kind: 'overQuota' })
  await button('Send as a link').click()
  await expect.element(page.getByText(/full/)).toBeVisible()
  await expect.element(button('Remove plan.zip')).toBeVisible()
  await expect.element(button('Send as a link')).toBeEnabled()
})
