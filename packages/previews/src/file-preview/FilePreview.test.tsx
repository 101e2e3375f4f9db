import { MailroomError } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilePreview, type FilePreviewProps, type PreviewFile } from './FilePreview'

const fileOf = (name: string, content: BlobPart, change: Partial<PreviewFile> = {}): PreviewFile => {
  const blob = new Blob([content])
  return { name, sizeBytes: blob.size, load: async () => blob, ...change }
}

const show = async (file: PreviewFile, props: Omit<FilePreviewProps, 'file'> = {}) => {
  await page.viewport(1100, 700)
  return render(
    <MailroomProvider adapter={createMemoryAdapter()} theme={{ skin: defaultSkin }} locale="en">
      <div style={{ inlineSize: 900, blockSize: 600 }}>
        <FilePreview file={file} {...props} />
      </div>
    </MailroomProvider>,
  )
}

const frameBody = () => document.querySelector('iframe')?.contentDocument?.body

it('[RD-06] says of a file over 10 MB that it is too large, and fetches nothing', async () => {
  const load = vi.fn<PreviewFile['load']>()
  await show({ name: 'a.pdf', sizeBytes: 10_485_761, load }, { onDownload: () => undefined })
  await expect.element(page.getByText('This file is too large to be previewed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download' }).first()).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

it('[RD-07] says of other types that they are not previewed', async () => {
  await show(fileOf('a.zip', 'PK'))
  await expect.element(page.getByText('Files of this type are not previewed')).toBeVisible()
})

it('[RD-07] shows a table in Chinese of older programs, and says how much of it', async () => {
  // "姓名,金额" in GB18030, then 600 rows.
  const head = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a])
  const rows = new TextEncoder().encode(Array.from({ length: 600 }, (_, at) => `row ${at},${at}`).join('\n'))
  await show(fileOf('a.csv', new Blob([head, rows])))
  await expect.element(page.getByRole('cell', { name: '金额' })).toBeVisible()
  await expect.element(page.getByText(/The first 500 of 601 rows/)).toBeVisible()
})

it('[RD-07] [F2] shows a page without what runs or reaches out', async () => {
  await show(
    fileOf(
      'a.html',
      '<h1>Title</h1><script>top.pwned=1</script><img src=x onerror="top.pwned=1"><img src="https://canary.test/a.png">',
    ),
  )
  // The viewer's code, its frame and the cleaner come one after the other.
  await expect.poll(() => frameBody()?.querySelector('h1')?.textContent, { timeout: 10_000 }).toBe('Title')
  expect(frameBody()?.querySelectorAll('script, [onerror], img[src]').length).toBe(0)
  expect('pwned' in window).toBe(false)
})

it.each([
  ['gets a margin', '<h1>Title</h1>', '24px'],
  ['keeps its own', '<!doctype html><style>body { margin: 3px }</style><h1>Title</h1>', '3px'],
])(
  '[RD-07] a page without a word about its margin gets one, others keep theirs: %s',
  async (_name, html, margin) => {
    await show(fileOf('a.html', html))
    await expect.poll(() => frameBody()?.querySelector('h1')?.textContent, { timeout: 10_000 }).toBe('Title')
    await expect.poll(() => getComputedStyle(frameBody()!).marginInlineStart).toBe(margin)
  },
)

it('[RD-07] colours XML and takes it for text', async () => {
  await show(fileOf('a.xml', '<a b="c">x<script>top.pwned=1</script></a>'))
  await expect.element(page.getByText('"c"')).toHaveAttribute('data-scope', 'string')
  expect('pwned' in window).toBe(false)
})

it('[RD-07] has the mail system make a PDF of an old office file, and says why it cannot', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
  const convert = vi.fn(() =>
    Promise.reject(new MailroomError('invalid', 'x', { detail: 'No program for it.' })),
  )
  await show(fileOf('a.doc', old, { convert }))
  await expect.element(page.getByText('No program for it.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => convert.mock.calls.length).toBe(2)
})

it('[RD-07] says of a damaged file that it is', async () => {
  await show(fileOf('a.png', 'no picture'))
  await expect.element(page.getByText('It is damaged, or not what its name says.')).toBeVisible()
})

it('[F4] draws no picture that fills the memory', async () => {
  const flood = new Uint8Array(64)
  flood.set([0x89, 0x50, 0x4e, 0x47])
  new DataView(flood.buffer).setUint32(16, 60_000)
  new DataView(flood.buffer).setUint32(20, 60_000)
  await show(fileOf('a.png', flood))
  await expect.element(page.getByText(/too large once it is unpacked/)).toBeVisible()
})

it('[RD-07] [IX-03] goes to other files, sizes and back by keyboard', async () => {
  const [onClose, onNext, onPrevious] = [vi.fn(), vi.fn(), vi.fn()]
  await show(fileOf('a.txt', 'words'), { onClose, onNext, onPrevious })
  await expect.element(page.getByText('words')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{+}')
  expect([onNext, onPrevious].map((each) => each.mock.calls.length)).toEqual([1, 1])
  await expect.element(page.getByText('125 %')).toBeVisible()
  await userEvent.keyboard('0')
  await expect.element(page.getByText('100 %')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('[ER-02] tries again what could not be fetched', async () => {
  const load = vi
    .fn<PreviewFile['load']>()
    .mockRejectedValueOnce(new MailroomError('offline', 'x'))
    .mockResolvedValue(new Blob(['here']))
  await show({ name: 'a.txt', sizeBytes: 4, load })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('here')).toBeVisible()
})
