import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, row, showMailbox } from '../stage/elements'

/** What the browser is asked to save, by name; nothing is written. */
function savedFiles() {
  const names: string[] = []
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, [Symbol.dispose]: () => save.mockRestore() }
}

const first = /第三季度预算，请过目/

it('[ML-22] saves the selected mails as one file, named by the mail system', async () => {
  using saved = savedFiles()
  const { adapter } = await showMailbox()
  const archive = vi.spyOn(adapter.messages, 'archive')
  await row(first).getByRole('checkbox').click()
  await button('Download as one file (.zip)').click()
  await expect.poll(() => saved.names).toEqual(['mails.zip'])
  expect(archive.mock.calls[0]![0]).toMatchObject({ folder: 'INBOX' })
  expect(archive.mock.calls[0]![0].uids).toHaveLength(1)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

it('[ML-22] saves all of a folder', async () => {
  using saved = savedFiles()
  const { adapter } = await showMailbox()
  const archive = vi.spyOn(adapter.messages, 'archive')
  await button('Download all of this folder (.zip)').click()
  await expect.poll(() => saved.names).toEqual(['INBOX.zip'])
  expect(archive.mock.calls[0]![0]).toEqual({ folder: 'INBOX', uids: 'all' })
})

it('[ML-22] tells how far it is, and saves nothing once it is cancelled', async () => {
  using saved = savedFiles()
  const { adapter } = await showMailbox()
  let signal: AbortSignal | undefined
  vi.spyOn(adapter.messages, 'archive').mockImplementation((_selection, options) => {
    signal = options?.signal
    options?.onProgress?.({ doneBytes: 1024, totalBytes: 4096 })
    return new Promise(() => undefined)
  })
  await button('Download all of this folder (.zip)').click()
  const progress = page.getByRole('progressbar', { name: 'Downloading' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '1.00 KB of 4.00 KB')
  await button('Cancel').click()
  await expect.element(progress).not.toBeInTheDocument()
  expect(signal?.aborted).toBe(true)
  expect(saved.names).toEqual([])
})

it('[ML-22] says why it failed and tries again', async () => {
  using saved = savedFiles()
  const { adapter } = await showMailbox()
  adapter.control.fail({ kind: 'tooLarge', call: 'messages.archive' })
  await button('Download all of this folder (.zip)').click()
  await expect.element(page.getByText(/did not succeed/)).toBeVisible()
  await button('Try again').click()
  await expect.poll(() => saved.names).toEqual(['INBOX.zip'])
})

it('[ML-22] is not offered where downloads are switched off', async () => {
  await showMailbox({ features: { download: false } })
  await expect.element(row(first)).toBeVisible()
  expect(button('Download all of this folder (.zip)').query()).toBeNull()
})
