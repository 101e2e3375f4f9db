import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, open } from '../reading/stage/elements'
import { plainAnswer } from '../reading/stage/sampleMails'
import { sendOwn } from '../reading/stage/sendOwn'
import { choose } from '../stage/elements'

const dialog = () => page.getByRole('alertdialog', { name: /Recall this message/ })
const line = (name: string) => dialog().getByRole('listitem').filter({ hasText: name })
const colleague = ({ control }: MemoryAdapter) => control.colleague('amelia.hart')
const firstSubject = async (adapter: MemoryAdapter) =>
  (await colleague(adapter).messages.list({ folder: 'INBOX', offset: 0, limit: 1 })).messages[0]!.subject

beforeEach(() => page.viewport(420, 800))

describe('recalling a sent mail', () => {
  it('[SS-03, RD-01] says of each recipient beforehand whether it can be, and recalls it once', async () => {
    const { adapter } = await open({ mail: plainAnswer, prepare: sendOwn })
    await choose('More', 'Recall…')
    await expect.element(line('Amelia Hart').getByText('can be recalled')).toBeVisible()
    await expect.element(line('guest@example.org').getByText('outside this mail system, stays')).toBeVisible()
    await expect.element(dialog().getByText('It can be recalled from 1 of 2.')).toBeVisible()
    expect(await firstSubject(adapter)).toBe('Mine')
    await dialog().getByRole('button', { name: 'Recall' }).click()
    await expect.element(page.getByText('Recalled from 1 recipient')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(await firstSubject(adapter)).toBe('The sender has recalled this mail')
    await button('More').click()
    await expect
      .element(page.getByRole('menuitem', { name: 'recalled' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('[RD-08, SS-03] recalls it from one recipient, and keeps a record', async () => {
    await open({ mail: plainAnswer, prepare: sendOwn })
    await page.viewport(1100, 900)
    await expect.element(button('Recall…')).toBeVisible()
    await button('Show delivery status').click()
    await button('Recall from Amelia Hart…').click()
    await expect.element(dialog().getByText('It can be recalled from 1 of 1.')).toBeVisible()
    await dialog().getByRole('button', { name: 'Recall' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await button('Recall records').click()
    const record = page.getByRole('dialog', { name: 'Recall records' }).getByRole('listitem')
    await expect.element(record.getByText('Mine')).toBeVisible()
    await expect.element(record.getByText('recalled')).toBeVisible()
  })

  it('[SS-03] says that a mail was read meanwhile, and takes nothing', async () => {
    const { adapter } = await open({ mail: plainAnswer, prepare: sendOwn })
    await choose('More', 'Recall…')
    await expect.element(line('Amelia Hart').getByText('can be recalled')).toBeVisible()
    const { messages } = colleague(adapter)
    const list = await messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
    await messages.setState({ folder: 'INBOX', uids: [list.messages[0]!.ref.uid] }, { isRead: true })
    await expect.element(line('Amelia Hart').getByText('already read, stays')).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Recall' })).toBeDisabled()
    expect(await firstSubject(adapter)).toBe('Mine')
  })

  it('[ER-01, SS-03] says why it failed, and can be tried again', async () => {
    const { adapter } = await open({ mail: plainAnswer, prepare: sendOwn })
    await choose('More', 'Recall…')
    await expect.element(line('Amelia Hart').getByText('can be recalled')).toBeVisible()
    adapter.control.fail({ call: 'recall.recall', kind: 'server' })
    await dialog().getByRole('button', { name: 'Recall' }).click()
    await expect
      .element(
        dialog()
          .getByRole('alert')
          .getByText(/Mail recall fails!/),
      )
      .toBeVisible()
    await dialog().getByRole('button', { name: 'Recall' }).click()
    await expect.element(page.getByText('Recalled from 1 recipient')).toBeVisible()
  })
})
