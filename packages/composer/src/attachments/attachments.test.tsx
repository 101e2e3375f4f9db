import { MailroomError, uploadChunkBytes } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createBrowserJournal } from '../journal/createBrowserJournal'
import { addFiles, button, drop, field, textBox } from '../test/elements'
import { mountComposer } from '../test/mountComposer'
import { readyMail } from '../test/readyMail'

it('[AT-01] attaches files, also two of the same name, and takes them off again', async () => {
  const { adapter, onSent } = await mountComposer({ start: readyMail })
  addFiles(new File(['one'], 'plan.txt'), new File(['two'], 'plan.txt'))
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
  const { adapter } = await mountComposer({ start: readyMail })
  const upload = vi.spyOn(adapter.sending, 'upload')
  addFiles(file)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
})

/** A mail system whose uploads end when the test says so. */
function heldUploads() {
  const adapter = createMemoryAdapter()
  const upload = adapter.sending.upload.bind(adapter.sending)
  const held: PromiseWithResolvers<void>[] = []
  const spy = vi.spyOn(adapter.sending, 'upload').mockImplementation(async (file, options) => {
    const hold = Promise.withResolvers<void>()
    held.push(hold)
    options?.signal?.addEventListener('abort', () =>
      hold.reject(new MailroomError('cancelled', 'Withdrawn.')),
    )
    options?.onProgress?.({ doneBytes: file.size / 2, totalBytes: file.size })
    await hold.promise
    return upload(file, options)
  })
  return { adapter, held, spy }
}

const large = (name: string, sizeBytes = uploadChunkBytes + 1) => new File([new Uint8Array(sizeBytes)], name)
const waiting = () => page.getByText('The message will be sent as soon as its file is uploaded.')

it('[AT-01] shows how far a file is; Send waits for it, and the mail then leaves by itself', async () => {
  const { adapter, held, spy } = heldUploads()
  const { onSent } = await mountComposer({ adapter, start: readyMail })
  addFiles(new File(['x'.repeat(4096)], 'plan.txt'))
  const bar = page.getByRole('progressbar', { name: 'Uploading plan.txt' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '2.00 KB of 4.00 KB')
  const send = vi.spyOn(adapter.sending, 'send')
  await button('Send').click()
  await expect.element(waiting()).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  held[0]!.resolve()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]![0].attachments.map(({ name }) => name)).toEqual(['plan.txt'])
  expect(spy).toHaveBeenCalledOnce()
})

it('[AT-01] takes back what waits to be sent, and a file that fails keeps it here', async () => {
  const { adapter, held } = heldUploads()
  await mountComposer({ adapter, start: readyMail })
  const send = vi.spyOn(adapter.sending, 'send')
  addFiles(new File(['x'], 'plan.txt'), new File(['x'], 'map.txt'))
  await button('Send').click()
  await button('Don’t send yet').click()
  held[0]!.resolve()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  await button('Send').click()
  await expect.element(waiting()).toBeVisible()
  held[1]!.reject(new MailroomError('server', 'Broken.'))
  await expect
    .element(page.getByText('Some files are not attached. Please try them again or remove them'))
    .toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

it('[AT-01] pauses a large file and goes on, and Send goes on with it too', async () => {
  const { adapter, held, spy } = heldUploads()
  const { onSent } = await mountComposer({ adapter, start: readyMail })
  addFiles(large('drawing.zip'), new File(['x'], 'small.txt'))
  await button('Pause drawing.zip').click()
  await expect.element(page.getByText(/of 2\.00 MB · paused$/)).toBeVisible()
  expect(button('Pause small.txt').elements()).toEqual([])
  await button('Continue drawing.zip').click()
  await button('Pause drawing.zip').click()
  await button('Send').click()
  await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(4))
  held.forEach(({ resolve }) => resolve())
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
})

it('[AT-01] refuses a second large file of the same name, on its way or there', async () => {
  const { adapter, held, spy } = heldUploads()
  await mountComposer({ adapter, start: readyMail })
  const twice = page.getByText('drawing.zip is attached already')
  addFiles(large('drawing.zip'))
  addFiles(large('drawing.zip', uploadChunkBytes + 2))
  await expect.element(twice).toBeVisible()
  held[0]!.resolve()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  addFiles(large('drawing.zip'))
  await vi.waitFor(() => expect(twice.elements().length).toBeGreaterThan(0))
  expect(spy).toHaveBeenCalledOnce()
})

it('[AT-02] after a reload asks for the file that was on its way, and takes no other for it', async () => {
  const journal = createBrowserJournal(crypto.randomUUID())
  const first = heldUploads()
  const before = await mountComposer({ adapter: first.adapter, journal })
  addFiles(large('drawing.zip'))
  const write = vi.spyOn(journal, 'write')
  await vi.waitFor(() => expect(write).toHaveBeenCalled())
  await before.unmount()
  const entry = await vi.waitFor(async () => {
    const [found] = await journal.entries()
    expect(found?.unfinished).toEqual([{ name: 'drawing.zip', sizeBytes: uploadChunkBytes + 1 }])
    return found!
  })
  const { adapter, held } = heldUploads()
  const { onSent } = await mountComposer({ adapter, journal, start: { kind: 'restored', entry } })
  await expect.element(page.getByText('Interrupted. Choose this file again to go on.')).toBeVisible()
  const picker = document.querySelector<HTMLInputElement>('input[aria-label="Choose file: drawing.zip"]')!
  await userEvent.upload(picker, large('other.zip'))
  await expect.element(page.getByText('other.zip is not the file that was interrupted')).toBeVisible()
  await userEvent.upload(picker, large('drawing.zip'))
  await expect.element(button('Pause drawing.zip')).toBeVisible()
  held[0]!.resolve()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  expect(onSent).not.toHaveBeenCalled()
})

it('[AT-01] shows where files can be dropped, above the text as well, until they are gone', async () => {
  await mountComposer({ start: readyMail })
  const hint = page.getByText('Drop files to attach them')
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['x'], 'plan.txt'))
  const hang = (target: Element, kind: string) =>
    target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
  for (const target of [field('To').element(), textBox()]) {
    hang(target, 'dragover')
    await expect.element(hint).toBeVisible()
    hang(target, 'dragleave')
    await expect.element(hint).not.toBeInTheDocument()
  }
  drop(textBox(), {}, [new File(['x'], 'plan.txt')])
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  expect(hint.elements()).toEqual([])
})

it('[AT-01] a file that is pasted beside the text is attached; words stay words', async () => {
  await mountComposer({ start: readyMail })
  const target = page.getByRole('textbox', { name: 'Subject' }).element()
  const pasted = (type: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], `${type || 'plain'}.txt`))
    if (type) clipboardData.setData('text/plain', 'words')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(pasted('words')).toBe(false)
  expect(pasted('')).toBe(true)
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
})

it('[AT-01] says why a file did not get there, and tries again', async () => {
  const { adapter } = await mountComposer({ start: readyMail })
  adapter.control.fail({ kind: 'offline', call: 'sending.upload' })
  addFiles(new File(['x'], 'plan.txt'))
  await expect
    .element(page.getByText(/^plan.txt could not be attached\. The mail system cannot be reached/))
    .toBeVisible()
  await button('Try again: plan.txt').click()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
})

it('[X8] writes out what would give a file a false extension, and never cuts off the true one', async () => {
  await mountComposer({ start: readyMail })
  const long = `${'a'.repeat(120)}.pdf.html`
  addFiles(new File(['x'], 'photo\u202Egpj.html'), new File(['x'], long))
  await expect.element(page.getByText('photo[U+202E]gpj.html')).toBeVisible()
  const end = page.getByText('.pdf.html', { exact: true })
  await expect.element(end).toBeVisible()
  expect(end.element().scrollWidth).toBeLessThanOrEqual(end.element().clientWidth + 1)
})

it('[CO-11] [CO-15] takes the first file’s name for a missing subject, and is called that once it is sent', async () => {
  const onTitleChange = vi.fn<(subject: string) => void>()
  const { adapter, onSent } = await mountComposer({ start: { ...readyMail, subject: '' }, onTitleChange })
  addFiles(new File(['x'], '2026 预算.xlsx'))
  await expect.element(page.getByText('2026 预算.xlsx')).toBeVisible()
  await expect.element(page.getByRole('list', { name: '1 attachment' })).toBeVisible()
  const send = vi.spyOn(adapter.sending, 'send')
  await button('Send').click()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(send.mock.calls[0]![0].subject).toBe('2026 预算')
  expect(onTitleChange.mock.lastCall).toEqual(['2026 预算'])
})
