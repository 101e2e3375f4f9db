import type { MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sendAsking } from '../stage/askingMail'
import { button, open } from '../stage/elements'
import { plainAnswer } from '../stage/sampleMails'

const bar = () => page.getByRole('region', { name: 'Read receipt' })
const requestOf = ({ adapter, ref }: { adapter: MemoryAdapter; ref: MessageRef }) =>
  adapter.receipts.request(ref)

describe('a sender who asks for a receipt', () => {
  it('[RD-13] gets one when the reader says so, and the question goes', async () => {
    const opened = await open({ mail: plainAnswer, prepare: sendAsking })
    await expect.element(bar().getByText('The sender asks to be told that you have read this.')).toBeVisible()
    expect((await requestOf(opened))?.state).toBe('asked')
    await button('Send receipt').click()
    await expect.element(bar().getByText('A read receipt was sent.')).toBeVisible()
    await expect.element(button('Send receipt')).not.toBeInTheDocument()
    expect((await requestOf(opened))?.state).toBe('sent')
  })

  it('[RD-13] gets none when the reader refuses', async () => {
    const opened = await open({ mail: plainAnswer, prepare: sendAsking })
    await button('Do not send').click()
    await expect.element(bar().getByText('No read receipt was sent.')).toBeVisible()
    expect((await requestOf(opened))?.state).toBe('refused')
  })

  it('[RD-13, ER-01] is asked about again when the answer failed', async () => {
    const { adapter } = await open({ mail: plainAnswer, prepare: sendAsking })
    await expect.element(button('Send receipt')).toBeVisible()
    adapter.control.fail({ call: 'receipts.answer', kind: 'server' })
    await button('Send receipt').click()
    await expect.element(page.getByText(/^Send receipt failed!/)).toBeVisible()
    await button('Send receipt').click()
    await expect.element(bar().getByText('A read receipt was sent.')).toBeVisible()
  })

  it('[RD-13] is not asked about in their own copy, nor in mail that asks for none', async () => {
    await open({ mail: plainAnswer })
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expect.element(bar()).not.toBeInTheDocument()
  })
})
