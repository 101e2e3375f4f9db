import { MailroomError, uploadChunkBytes } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, drop, fileOf, namesIn, row } from '../../test/elements'
import { mountFiles } from '../../test/mountFiles'

const top = { place: 'personal' } as const
const panel = () => page.getByRole('list', { name: 'Uploads' })
const bar = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` })
const large = (name: string) => fileOf(name, uploadChunkBytes * 2)

/** A disk whose uploads end when the test says so. */
function heldUploads() {
  const adapter = createMemoryAdapter()
  const store = adapter.disk.store.bind(adapter.disk)
  const held: { name: string; end: PromiseWithResolvers<void>; signal?: AbortSignal | undefined }[] = []
  vi.spyOn(adapter.disk, 'store').mockImplementation(async (file, into, options) => {
    const end = Promise.withResolvers<void>()
    held.push({ name: file.name, end, signal: options?.signal })
    options?.signal?.addEventListener('abort', () => end.reject(new MailroomError('cancelled', 'Withdrawn.')))
    options?.onProgress?.({ doneBytes: file.size / 2, totalBytes: file.size })
    await end.promise
    return store(file, into, options)
  })
  return { adapter, held }
}

it('[FC-02] puts files that are dropped into the folder that is shown', async () => {
  const adapter = createMemoryAdapter()
  const folder = await adapter.disk.makeFolder('Projects', top)
  await mountFiles({ adapter, folderId: folder.id })
  await expect.element(page.getByText('This folder is empty.')).toBeVisible()
  drop(fileOf('plan.pdf'), fileOf('map.pdf'))
  await expect.element(row(/plan\.pdf/)).toBeVisible()
  await expect.element(row(/map\.pdf/)).toBeVisible()
  await expect.element(page.getByText('2 files uploaded')).toBeVisible()
  await button('Close').click()
  await expect.element(panel()).not.toBeInTheDocument()
})

it('[FC-02] brings two files at a time, the others wait for their turn', async () => {
  const { adapter, held } = heldUploads()
  await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  drop(fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt'))
  await expect.element(page.getByText('Uploading 3 files')).toBeVisible()
  await expect.element(bar('a.txt')).toHaveAttribute('aria-valuetext', '1.00 KB of 2.00 KB')
  await expect.element(panel().getByText(/waiting/)).toBeVisible()
  expect(held.map(({ name }) => name)).toEqual(['a.txt', 'b.txt'])
  held[1]!.end.resolve()
  await expect.poll(() => held.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt'])
  held.forEach(({ end }) => end.resolve())
  await expect.element(page.getByText('3 files uploaded')).toBeVisible()
})

it('[FC-02] pauses, goes on and cancels', async () => {
  const { adapter, held } = heldUploads()
  await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  drop(large('film.mp4'), large('song.wav'))
  await button('Pause film.mp4').click()
  expect(held[0]!.signal?.aborted).toBe(true)
  await expect.element(panel().getByText(/paused/)).toBeVisible()
  await button('Continue film.mp4').click()
  await expect.poll(() => held.length).toBe(3)
  await button('Cancel song.wav').click()
  await expect.element(bar('song.wav')).not.toBeInTheDocument()
  held[2]!.end.resolve()
  await expect.element(row(/film\.mp4/)).toBeVisible()
  expect(await namesIn(adapter, top)).toEqual(['film.mp4'])
})

it('[FC-02] says why a file did not get there, and tries again', async () => {
  const adapter = createMemoryAdapter()
  adapter.control.fail({ kind: 'overQuota', call: 'disk.store', details: { detail: 'The disk is full.' } })
  await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  drop(fileOf('plan.pdf'))
  await expect.element(page.getByText(/could not be uploaded\. The disk is full\./)).toBeVisible()
  // Where the mouse has been left, words about another button may lie over this one.
  await userEvent.hover(button('New folder'))
  await button('Try again: plan.pdf').click()
  await expect.element(row(/plan\.pdf/)).toBeVisible()
})

it.each([
  ['empty', fileOf('empty.txt', 0), 'empty.txt is empty and cannot be uploaded'],
  ['forbidden', fileOf('setup.exe'), 'setup.exe: executable files are not allowed'],
])('[FC-02] refuses %s files before a byte travels', async (_name, file, words) => {
  const adapter = createMemoryAdapter()
  const store = vi.spyOn(adapter.disk, 'store')
  await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  drop(file)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(store).not.toHaveBeenCalled()
})

it('[FC-02] refuses files that are too large, and those dropped where one may not write', async () => {
  const adapter = createMemoryAdapter()
  const rules = await adapter.sending.rules()
  vi.spyOn(adapter.sending, 'rules').mockResolvedValue({
    ...rules,
    online: { ...rules.online!, maxBytes: 1024 },
  })
  await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  await vi.waitFor(() => expect(adapter.sending.rules).toHaveBeenCalled())
  drop(fileOf('film.mp4'))
  await expect.element(page.getByText('film.mp4 is too large: 1.00 KB at most')).toBeVisible()
  await button('Organisation disk').click()
  await expect.element(row(/Travel policy/)).toBeVisible()
  drop(fileOf('a.txt', 10))
  await expect.element(page.getByText('You may not put files here.')).toBeVisible()
})

it('[FC-02] goes on while something else is shown, and shows it again', async () => {
  const { adapter, held } = heldUploads()
  const { hide, show } = await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  drop(large('film.mp4'))
  await button('Organisation disk').click()
  await expect.element(bar('film.mp4')).toBeVisible()
  await hide()
  await expect.element(bar('film.mp4')).not.toBeInTheDocument()
  expect(held[0]!.signal?.aborted).toBe(false)
  const leave = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leave)
  expect(leave.defaultPrevented).toBe(true)
  await show()
  await expect.element(bar('film.mp4')).toBeVisible()
  held[0]!.end.resolve()
  await expect.element(row(/film\.mp4/)).toBeVisible()
  const later = new Event('beforeunload', { cancelable: true })
  dispatchEvent(later)
  expect(later.defaultPrevented).toBe(false)
})

it('[FC-02] is broken off when its person signs out', async () => {
  const { adapter, held } = heldUploads()
  await mountFiles({ adapter })
  await expect.element(button('New folder')).toBeVisible()
  drop(large('film.mp4'))
  await expect.element(bar('film.mp4')).toBeVisible()
  await button('Sign out').click()
  await expect.poll(() => held[0]!.signal?.aborted).toBe(true)
})
