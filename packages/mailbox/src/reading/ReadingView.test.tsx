import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { button, inFrame, open, stored } from './stage/elements'
import { ReadingStage } from './stage/ReadingStage'
import { longChinese, longEnglish, newsletter, plainAnswer } from './stage/sampleMails'

beforeEach(() => page.viewport(1100, 900))

describe('an open mail', () => {
  it('[RD-14] is marked read on opening, silently, and stays unread when the reader wants it so', async () => {
    const mailbox = await open({ mail: plainAnswer })
    await expect.poll(async () => (await stored(mailbox)).state.isRead).toBe(true)
    expect(page.getByText(/Marked/).elements()).toEqual([])
    await button('Mark as').click()
    await page.getByRole('menuitem', { name: 'Unread' }).click()
    await expect.poll(async () => (await stored(mailbox)).state.isRead).toBe(false)
    await expect.element(page.getByText('Marked 1 message as unread')).toBeVisible()
    expect((await stored(mailbox)).state.isRead).toBe(false)
  })

  it.each([
    ['en', 'Sent by 秘书小陈 <chen@partner.example> on behalf of 刘总'],
    ['zh-hans', '由 秘书小陈 <chen@partner.example> 代 刘总 发送'],
    ['zh-tw', '由 秘书小陈 <chen@partner.example> 代 刘总 寄出'],
  ] as const)(
    '[ST-16] [RD-05] says in %s who has sent it in the name of its author',
    async (locale, words) => {
      const from = { address: 'liu@partner.example', name: '刘总' }
      const sender = { address: 'chen@partner.example', name: '秘书小陈' }
      await open({ mail: { ...plainAnswer, from, sender }, locale })
      await expect.element(page.getByText(words)).toBeVisible()
    },
  )

  it('[ST-16] [RD-19] says nothing of the kind where the author has sent it, and warns of a sender who is not who they seem', async () => {
    await open({ mail: plainAnswer })
    await expect.element(button('Delete')).toBeVisible()
    expect(page.getByText(/on behalf of/).elements()).toEqual([])
    const sender = { address: 'x@evil.example', name: 'ceo@partner.example' }
    await open({ mail: { ...plainAnswer, sender } })
    await expect.element(page.getByText(/on behalf of/)).toBeVisible()
    await expect.element(page.getByText(/name shows an address/)).toBeVisible()
  })

  it('[RD-14] follows its move', async () => {
    const onRefChange = vi.fn()
    await open({ mail: plainAnswer, onRefChange })
    await button('Move to').click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expect.poll(() => onRefChange.mock.calls[0]?.[0]?.folder).toBe('Archive')
  })

  it('[RD-01] offers every folder but Drafts and its own to move to', async () => {
    await open({ mail: plainAnswer })
    await button('Move to').click()
    await expect.element(page.getByRole('menuitem', { name: 'Trash' })).toBeVisible()
    const names = page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent)
    expect(names).not.toContain('Drafts')
    expect(names).not.toContain('Inbox')
  })

  it('[RD-01] asks for an answer by its kind', async () => {
    const onCompose = vi.fn()
    const { ref } = await open({ mail: plainAnswer, onCompose })
    for (const name of ['Reply', 'Reply all', 'Forward']) {
      await page.getByRole('button', { name, exact: true }).click()
    }
    expect(onCompose.mock.calls.map(([request]) => request)).toEqual([
      { kind: 'reply', ref },
      { kind: 'replyAll', ref },
      { kind: 'forward', ref },
    ])
  })

  it('[RD-01] closes when it is deleted, and offers to take that back', async () => {
    const onClose = vi.fn()
    await open({ mail: plainAnswer, onClose })
    await button('Delete').click()
    expect(onClose).toHaveBeenCalledOnce()
    await expect.element(button('Undo')).toBeVisible()
  })

  it('[RD-01] steps to its neighbours where there are any', async () => {
    const onNext = vi.fn()
    await open({ mail: plainAnswer, onNext })
    await expect.element(button('Previous message')).toBeDisabled()
    await button('Next message').click()
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('[RD-03] [ML-05] takes a flag and gives it back', async () => {
    const mailbox = await open({ mail: plainAnswer })
    await button('Flag this message').click()
    await expect.poll(async () => (await stored(mailbox)).state.flag).toBe('red')
    await button('Remove the flag').first().click()
    await expect.poll(async () => (await stored(mailbox)).state.flag).toBeUndefined()
  })

  it('[RD-03] takes any of nine flags', async () => {
    const mailbox = await open({ mail: plainAnswer })
    await button('Choose a flag').click()
    await page.getByRole('menuitemcheckbox', { name: 'Green' }).click()
    await expect.poll(async () => (await stored(mailbox)).state.flag).toBe('green')
  })

  it('[RD-04] shows tags that can be taken off', async () => {
    const mailbox = await open({ mail: longChinese })
    await button('Remove the tag 客户').click()
    await expect.poll(async () => (await stored(mailbox)).state.tags).toEqual(['北极星'])
  })

  it('[RD-05] shows recipients in short and, when asked, in full', async () => {
    await open({ mail: plainAnswer })
    await expect.element(page.getByText('to 陈宇, Daniel Okafor, Priya Nair and 2 more')).toBeVisible()
    await button('Details').click()
    await expect.element(page.getByText('tsai.chiahao@example.com')).toBeVisible()
  })

  it('[RD-05] writes to somebody in it', async () => {
    const onCompose = vi.fn()
    await open({ mail: plainAnswer, onCompose })
    await button('Write to Amelia Hart').click()
    expect(onCompose.mock.calls[0]?.[0]).toMatchObject({
      kind: 'new',
      to: [{ address: 'amelia.hart@example.com', name: 'Amelia Hart' }],
    })
  })

  it('[X8] warns of a sender whose domain looks like ours', async () => {
    await open({ mail: longEnglish })
    await expect.element(page.getByText(/domain looks like another/)).toBeVisible()
  })

  it('[IX-01] speaks the language of the provider', async () => {
    await open({ mail: longChinese, locale: 'zh-tw' })
    await expect.element(button('全部回覆')).toBeVisible()
  })

  it('[EM-04] works in strict mode', async () => {
    await render(
      <StrictMode>
        <ReadingStage mail={newsletter} />
      </StrictMode>,
    )
    await expect.poll(() => inFrame('h1')?.textContent).toBe('Two comets and a quiet Moon')
  })
})
