import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../test/elements'
import { mountComposer } from '../test/mountComposer'
import { readyMail } from '../test/readyMail'

const tab = (name: string) => page.getByRole('tab', { name })
/** A file among those to choose from. */
const file = (name: string) =>
  page
    .getByRole('list', { name: 'Files' })
    .getByRole('button', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) })
const attached = (count: number) =>
  page.getByRole('list', { name: `${count} attachment${count === 1 ? '' : 's'}` })
const fileOf = (name: string, sizeBytes = 100) => new File([new Uint8Array(sizeBytes)], name)

/** A mail being written by somebody who has files in transit and on their disk. */
async function opened() {
  const adapter = createMemoryAdapter()
  for (let count = 1; count <= 11; count += 1) await adapter.disk.upload(fileOf(`film-${count}.mp4`))
  const folder = await adapter.disk.makeFolder('项目', { place: 'personal' })
  await adapter.disk.store(fileOf('plan.pdf'), { place: 'personal', folderId: folder.id })
  const mounted = await mountComposer({ adapter, start: readyMail })
  await button('Online attachments').click()
  return mounted
}

it('[AT-04] adds several files of three places to a mail, each of them once', async () => {
  const { adapter, onSent } = await opened()
  const [first] = (await adapter.disk.list({ place: 'transit', offset: 0, limit: 10 })).entries
  await file(first!.name).click()
  await tab('Personal disk').click()
  await button('Open folder 项目').click()
  await file('plan.pdf').click()
  await tab('Organisation disk').click()
  await expect.element(button('Upload here')).not.toBeInTheDocument()
  await file('Travel policy.docx').click()
  await expect.element(page.getByText('3 files chosen')).toBeVisible()
  await button('Add to message').click()
  await expect.element(attached(3)).toBeVisible()
  await button('Online attachments').click()
  await tab('Organisation disk').click()
  await file('Travel policy.docx').click()
  await button('Add to message').click()
  await expect.element(attached(3)).toBeVisible()
  await button('Send').click()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  const links = await adapter.disk.links(onSent.mock.calls[0]![0].messageId)
  expect(links.map(({ name }) => name)).toEqual([first!.name, 'plan.pdf', 'Travel policy.docx'])
})

it('[AT-04] turns pages, and keeps what was chosen on another', async () => {
  await opened()
  await expect.element(page.getByText('1–10 of 11')).toBeVisible()
  await page.getByRole('button', { name: /^film/ }).first().click()
  await button('Next page').click()
  await expect.element(page.getByText('11–11 of 11')).toBeVisible()
  await page.getByRole('button', { name: /^film/ }).first().click()
  await button('Add to message').click()
  await expect.element(attached(2)).toBeVisible()
})

it('[AT-04] puts a file and a folder where one is', async () => {
  await opened()
  await tab('Personal disk').click()
  await button('New folder').click()
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('合同')
  await button('Create').click()
  await button('Open folder 合同').click()
  await expect.element(page.getByText('There is nothing here yet.')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Upload here"]')!
  const files = new DataTransfer()
  files.items.add(fileOf('draft.docx'))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(file('draft.docx')).toBeVisible()
})

it('[AT-05] says that a disk is full, and keeps the name that was typed when it is refused', async () => {
  const { adapter } = await opened()
  const detail = 'Your personal disk is full.'
  adapter.control.fail({ kind: 'overQuota', call: 'disk.store', details: { detail } })
  await tab('Personal disk').click()
  await expect.element(button('Upload here')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Upload here"]')!
  const files = new DataTransfer()
  files.items.add(fileOf('draft.docx'))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(detail)
  await button('New folder').click()
  const name = page.getByRole('textbox', { name: 'Name of the folder' })
  await name.fill('项目')
  await button('Create').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is a folder of this name already.')
  await expect.element(name).toHaveValue('项目')
})
