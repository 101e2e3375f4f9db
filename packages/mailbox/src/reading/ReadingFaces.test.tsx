import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, open, title } from './stage/elements'
import { manyFiles, plainAnswer } from './stage/sampleMails'
import { sendOwn } from './stage/sendOwn'

beforeEach(() => page.viewport(1100, 900))

describe('what came with it', () => {
  it('[RD-06] lists files with count and sizes and shows no false extension', async () => {
    await open({ mail: manyFiles })
    await expect.element(title(/^15 attachments, /)).toBeVisible()
    await expect.element(button('Download invoice[U+202E]fdp.exe, 64.45 KB')).toBeVisible()
  })

  it('[RD-06] says when a download failed and tries again', async () => {
    await open({
      mail: manyFiles,
      prepare: (adapter) => adapter.control.fail({ kind: 'server', call: 'messages.attachment' }),
    })
    await button(/^Download notes.txt/).click()
    await expect.element(page.getByText('The download did not succeed.')).toBeVisible()
    await button('Try the download of notes.txt again').click()
    await expect.element(button(/^Download notes.txt/)).toBeVisible()
  })

  it('[RD-06] a download under way shows how far it is and can be stopped', async () => {
    const { adapter } = await open({ mail: manyFiles })
    await expect.element(button(/^Download notes.txt/)).toBeVisible()
    adapter.control.setLatency(3_600_000)
    await button(/^Download notes.txt/).click()
    await expect.element(page.getByRole('progressbar', { name: 'Downloading notes.txt' })).toBeInTheDocument()
    await button('Stop the download of notes.txt').click()
    await expect.element(button(/^Download notes.txt/)).toBeVisible()
  })

  it('[RD-15] [RD-02] shows source and header over the mail; Escape closes them', async () => {
    await open({ mail: plainAnswer })
    for (const [entry, name] of [
      ['Show source', 'Source of the message'],
      ['Show header', 'Header of the message'],
    ] as const) {
      await button('More').click()
      await page.getByRole('menuitem', { name: entry }).click()
      await expect.element(page.getByRole('dialog', { name }).getByText(/^Subject: /m)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
  })
})

describe('in place of a mail that is not there', () => {
  const failing = (kind: 'server' | 'offline' | 'forbidden' | 'locked') => (adapter: MemoryAdapter) =>
    adapter.control.fail({ kind, call: 'messages.read', times: 1 })

  it('[RD-14] says that the mail is gone, and the list hears of it', async () => {
    const onNotFound = vi.fn()
    await open({
      mail: plainAnswer,
      onNotFound,
      prepare: (adapter, ref) => adapter.messages.deleteForever({ folder: ref.folder, uids: [ref.uid] }),
    })
    await expect.element(page.getByText('Not found! Have you moved to another folder?')).toBeVisible()
    expect(onNotFound).toHaveBeenCalledOnce()
  })

  it('[RD-14] says that the folder is gone', async () => {
    await open({ mail: plainAnswer, openRef: { folder: 'Gone', uid: 1 } })
    const words = 'The folder in which this message is located does not exist or has been deleted!'
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    ['server', 'The message could not be opened'],
    ['offline', 'You are offline'],
  ] as const)('[ER-02] after a failure of kind %s the reader can try again', async (kind, words) => {
    await open({ mail: plainAnswer, prepare: failing(kind) })
    await expect.element(page.getByText(words)).toBeVisible()
    await button('Try again').click()
    await expect.element(title('Re: Visit to Shanghai in December')).toBeVisible()
  })

  it.each([
    ['forbidden', 'You may not read this message'],
    ['locked', 'This folder is locked'],
  ] as const)('[RD-14] shows the face for %s and a way back', async (kind, words) => {
    const onClose = vi.fn()
    await open({ mail: plainAnswer, onClose, prepare: failing(kind) })
    await expect.element(page.getByText(words)).toBeVisible()
    await button('Back to the list').click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('[RD-14] is named as loading meanwhile', async () => {
    await open({ mail: plainAnswer, prepare: (adapter) => adapter.control.setLatency(3_600_000) })
    await expect.element(page.getByRole('status', { name: 'Loading message' })).toBeInTheDocument()
  })
})

describe('a mail of the reader’s own', () => {
  it('[RD-08] tells what became of it for each recipient', async () => {
    await open({ mail: plainAnswer, prepare: sendOwn })
    await button('Show delivery status').click()
    await expect.element(page.getByRole('region', { name: 'Delivery' })).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Amelia Hart' })).toBeVisible()
  })
})
