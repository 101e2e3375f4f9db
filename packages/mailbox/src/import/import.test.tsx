import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, folder, row, showMailbox } from '../stage/elements'
import { manyFolders } from '../stage/manyFolders'

const dialog = () => page.getByRole('dialog', { name: 'Import messages' })
const inDialog = (name: string | RegExp) =>
  dialog().getByRole('button', { name, exact: typeof name === 'string' })

const mailFile = (subject: string) =>
  new File(
    [
      `From: Han <han@example.org>\r\nSubject: ${subject}\r\nDate: Tue, 5 Mar 2024 08:30:00 +0000\r\n\r\nText\r\n`,
    ],
    `${subject}.eml`,
    { type: 'message/rfc822' },
  )

async function openImport() {
  await folder('Receipts').hover()
  await choose('More for Receipts', 'Import messages…')
  await expect.element(inDialog('Choose files')).toHaveFocus()
}

/** As if the reader had chosen files in the system's own window. */
async function pick(...files: File[]) {
  const picker = dialog().element().querySelector<HTMLInputElement>('input[type="file"]')!
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  picker.files = chosen.files
  picker.dispatchEvent(new Event('change', { bubbles: true }))
}

it('[ML-17] imports files into the folder that was meant, and shows them there', async () => {
  const { adapter } = await showMailbox()
  await openImport()
  await expect.element(dialog().getByRole('combobox', { name: 'Import into' })).toHaveValue('Receipts')
  expect(dialog().getByRole('option', { name: 'Drafts' }).query()).toBeNull()
  await pick(mailFile('Taxi'), new File([], 'empty.eml'), mailFile('Hotel'))
  await expect.element(dialog().getByText('2 of 2 files imported')).toBeVisible()
  await expect.element(dialog().getByText('Imported into Receipts').first()).toBeVisible()
  await inDialog('Clear list').click()
  await expect.element(dialog().getByRole('listitem')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await folder('Receipts').click()
  await expect.element(row(/Taxi/)).toBeVisible()
  const { messages } = await adapter.messages.list({ folder: 'Receipts', offset: 0, limit: 9 })
  expect(messages.map(({ receivedAt }) => receivedAt)).toEqual([
    Date.UTC(2024, 2, 5, 8, 30),
    Date.UTC(2024, 2, 5, 8, 30),
  ])
})

it('[ML-17] says of each file why it was not taken; the others go on', async () => {
  const { adapter } = await showMailbox()
  adapter.control.fail({ kind: 'overQuota', call: 'imports.add' })
  await openImport()
  await pick(mailFile('Full'), new File(['x'], 'picture.png'), mailFile('Fine'))
  await expect.element(dialog().getByText(/The mailbox is full/)).toBeVisible()
  await expect.element(dialog().getByText('This is not an .eml file.')).toBeVisible()
  await expect.element(dialog().getByText('1 of 3 files imported')).toBeVisible()
  await inDialog('Try Full.eml again').click()
  await expect.element(dialog().getByText('2 of 3 files imported')).toBeVisible()
})

it('[ML-17] names the size of a file that no mailbox takes', async () => {
  const { adapter } = await showMailbox()
  const large = mailFile('Large')
  Object.defineProperty(large, 'size', { value: 1024 ** 3 })
  const add = vi.spyOn(adapter.imports, 'add')
  await openImport()
  const drop = inDialog('Choose files').element().parentElement!
  const data = { types: ['Files'], files: [large] }
  const event = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: data })
  drop.dispatchEvent(event)
  await expect.element(dialog().getByText(/^This file has 1\.00 GB/)).toBeVisible()
  expect(add).not.toHaveBeenCalled()
})

it('[ML-17] pauses, goes on with the same import, and cancels one file', async () => {
  const { adapter } = await showMailbox()
  const signals: (AbortSignal | undefined)[] = []
  const ids: string[] = []
  const real = adapter.imports.add.bind(adapter.imports)
  vi.spyOn(adapter.imports, 'add').mockImplementation((file, target, id, options) => {
    ids.push(id)
    if (signals.length >= 2) return real(file, target, id, options)
    signals.push(options?.signal)
    options?.onProgress?.({ doneBytes: 10 })
    return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error())))
  })
  await openImport()
  await pick(mailFile('First'), mailFile('Second'))
  await expect.element(inDialog('Pause First.eml')).toBeVisible()
  await inDialog('Pause all').click()
  await expect.element(dialog().getByText('Paused').first()).toBeVisible()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  await inDialog('Remove Second.eml').click()
  await inDialog('Resume First.eml').click()
  await expect.element(dialog().getByText('1 of 1 file imported')).toBeVisible()
  expect(ids[2]).toBe(ids[0])
})

it('[ML-17] goes on when the window is closed, and says so in the end', async () => {
  const { adapter } = await showMailbox()
  let finish: () => void = () => undefined
  vi.spyOn(adapter.imports, 'add').mockImplementation(
    (_file, target) => new Promise((resolve) => (finish = () => resolve({ folder: target, uid: 1 }))),
  )
  await openImport()
  await pick(mailFile('Slow'))
  await expect.element(inDialog('Pause Slow.eml')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).last().click()
  await expect.element(page.getByRole('progressbar', { name: 'Importing goes on' })).toBeVisible()
  finish()
  await expect.element(page.getByText('1 message imported')).toBeVisible()
})

it('[ML-17] [ML-07] is in the menu of the list as well', async () => {
  await showMailbox()
  await row(/Budget for the third quarter/)
    .getByRole('checkbox')
    .click()
  await choose('More', 'Import messages…')
  await expect.element(dialog().getByRole('combobox', { name: 'Import into' })).toHaveValue('INBOX')
})

it('[ML-17] [FL-02] [SH-19] on a telephone its window lies over the folders from which it was opened', async () => {
  await showMailbox({ width: 360 })
  await page.getByRole('button', { name: 'Show folders' }).click()
  await folder('Receipts').hover()
  await choose('More for Receipts', 'Import messages…')
  const button = inDialog('Choose files')
  await expect.element(button).toHaveFocus()
  const { left, top, width, height } = button.element().getBoundingClientRect()
  const root = button.element().getRootNode() as Document
  expect(button.element().contains(root.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
})

it('[ML-17] [T40] of many folders the one that files go into is found by its name', async () => {
  const { adapter } = await showMailbox({ prepare: manyFolders })
  await openImport()
  await expect.element(inDialog(/^Import into: /)).toHaveTextContent('Receipts')
  await inDialog(/^Import into: /).click()
  await userEvent.type(page.getByRole('combobox', { name: 'Find a folder' }), 'region 4 order 55')
  await page.getByRole('option', { name: 'Region 4 / Order 55' }).click()
  await expect.element(inDialog(/^Import into: /)).toHaveTextContent('Region 4 / Order 55')
  await pick(mailFile('Taxi'))
  await expect.element(dialog().getByText('Imported into Order 55')).toBeVisible()
  expect((await adapter.folders.get!('Region 4/Order 55')).totalCount).toBe(1)
})
