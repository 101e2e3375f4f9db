import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, fileOf, line, mark, namesIn, question, row, savedFiles } from '../test/elements'
import { mountFiles } from '../test/mountFiles'

const top = { place: 'personal' } as const

/** A disk with a folder and three files. */
async function disk() {
  const adapter = createMemoryAdapter()
  const folder = await adapter.disk.makeFolder('Projects', top)
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await adapter.disk.store(fileOf(name), top)
  await mountFiles({ adapter })
  await expect.element(row(/a\.txt/)).toBeVisible()
  return { adapter, folder }
}

it('[FC-02] deletes several at once, before the mail system has answered', async () => {
  const { adapter } = await disk()
  await mark('a.txt').click()
  await mark('b.txt').click()
  const remove = vi.spyOn(adapter.disk, 'remove')
  const held = Promise.withResolvers<void>()
  remove.mockReturnValueOnce(held.promise)
  await button('Delete').click()
  await question('Delete 2 items?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(row(/a\.txt/)).not.toBeInTheDocument()
  held.reject(new Error('broken'))
  await expect.element(page.getByText(/Nothing was deleted/)).toBeVisible()
  await expect.element(row(/a\.txt/)).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText('2 items deleted')).toBeVisible()
  await expect.element(row(/a\.txt/)).not.toBeInTheDocument()
  expect(await namesIn(adapter, top)).toEqual(['Projects', 'c.txt'])
})

it('[FC-02] who works with keys goes on in the list when what they deleted is gone', async () => {
  await disk()
  ;(row(/a\.txt/).element() as HTMLElement).focus()
  await userEvent.keyboard(' {Delete}')
  await expect.element(question('Delete “a.txt”?').getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(row(/a\.txt/)).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('row')
})

it('[FC-02] moves several to a folder that is looked for, but not where they lie', async () => {
  const { adapter, folder } = await disk()
  await mark('a.txt').click()
  await mark('c.txt').click()
  await button('Move to…').click()
  const picker = dialog('Move 2 items')
  await expect.element(picker.getByRole('button', { name: 'Move here' })).toBeDisabled()
  await picker.getByRole('button', { name: 'Open the folder Projects' }).click()
  await picker.getByRole('button', { name: 'Move here' }).click()
  await expect.element(page.getByText('2 items moved to “Projects”')).toBeVisible()
  await expect.element(row(/a\.txt/)).not.toBeInTheDocument()
  expect(await namesIn(adapter, { ...top, folderId: folder.id })).toEqual(['a.txt', 'c.txt'])
})

it('[FC-02] a folder is not offered as a place for itself', async () => {
  await disk()
  await mark('Projects').click()
  await button('Move to…').click()
  await expect.element(dialog('Move “Projects”').getByText('There are no folders in here.')).toBeVisible()
})

it('[FC-02] renames a file: what stands before its ending is marked', async () => {
  const { adapter } = await disk()
  await mark('b.txt').click()
  await button('Rename').click()
  await expect.element(dialog('Rename file').getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('plan{Enter}')
  await expect.element(row(/plan\.txt/)).toBeVisible()
  expect(await namesIn(adapter, top)).toContain('plan.txt')
})

it('[FC-02] downloads one file as it is, and several or folders as one package that can be broken off', async () => {
  using saved = savedFiles()
  const { adapter } = await disk()
  await button('Download a.txt').click()
  await expect.poll(() => saved.names).toEqual(['a.txt'])
  const pack = vi.spyOn(adapter.disk, 'pack')
  await mark('Projects').click()
  await mark('b.txt').click()
  await button('Download').click()
  await expect.poll(() => saved.names).toEqual(['a.txt', 'files.zip'])
  expect(pack.mock.calls[0]![1]).toHaveLength(2)
  let signal: AbortSignal | undefined
  pack.mockImplementation((_place, _ids, options) => {
    signal = options?.signal
    options?.onProgress?.({ doneBytes: 1024, totalBytes: 4096 })
    return new Promise(() => undefined)
  })
  await button('Download').click()
  await expect
    .element(page.getByRole('progressbar', { name: 'Downloading' }))
    .toHaveAttribute('aria-valuetext', '1.00 KB of 4.00 KB')
  await button('Cancel').click()
  await expect.poll(() => signal?.aborted).toBe(true)
  expect(saved.names).toHaveLength(2)
})

it('[FC-02] lets the browser fetch a file that has an address', async () => {
  using saved = savedFiles()
  const adapter = createMemoryAdapter()
  await adapter.disk.store(fileOf('film.mp4'), top)
  Object.assign(adapter.disk, { fileUrl: async () => 'data:,film' })
  const file = vi.spyOn(adapter.disk, 'file')
  await mountFiles({ adapter })
  await button('Download film.mp4').click()
  await expect.poll(() => saved.names).toEqual(['film.mp4'])
  expect(file).not.toHaveBeenCalled()
})

it('[FC-05] renews what lies in transit, for as long as is chosen', async () => {
  const adapter = createMemoryAdapter()
  await adapter.disk.upload(fileOf('film.mp4'))
  await mountFiles({ adapter, place: 'transit' })
  const until = async () =>
    (await adapter.disk.list({ place: 'transit', offset: 0, limit: 1 })).entries[0]!.expiresAt!
  const before = await until()
  await mark('film.mp4').click()
  await button('Renew').click()
  await expect.element(line('By half a year')).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(5)
  await line('By a year').click()
  await expect.element(page.getByText('1 file renewed')).toBeVisible()
  expect((await until()) - before).toBeGreaterThan(300 * 86_400_000)
})

it('[FC-05] keeps what lies in transit on one’s own disk, and it goes on lying there', async () => {
  const adapter = createMemoryAdapter()
  const folder = await adapter.disk.makeFolder('Films', top)
  await adapter.disk.upload(fileOf('film.mp4'))
  await mountFiles({ adapter, place: 'transit' })
  await mark('film.mp4').click()
  await button('Save to disk…').click()
  const picker = dialog('Save “film.mp4” to disk')
  await picker.getByRole('button', { name: 'Open the folder Films' }).click()
  await picker.getByRole('button', { name: 'Save here' }).click()
  await expect.element(page.getByText('1 file saved to “Films”')).toBeVisible()
  expect(await namesIn(adapter, { ...top, folderId: folder.id })).toEqual(['film.mp4'])
  expect(await namesIn(adapter, { place: 'transit' })).toEqual(['film.mp4'])
})

it('[FC-05] says that links end before it deletes in transit', async () => {
  const adapter = createMemoryAdapter()
  for (const name of ['film.mp4', 'plan.pdf']) await adapter.disk.upload(fileOf(name))
  await mountFiles({ adapter, place: 'transit' })
  await expect.element(row(/film/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await button('Delete').click()
  await expect.element(page.getByText(/Links in mails that were sent no longer lead/)).toBeVisible()
  await question('Delete 2 items?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Nothing lies in transit.')).toBeVisible()
  expect(await namesIn(adapter, { place: 'transit' })).toEqual([])
})
