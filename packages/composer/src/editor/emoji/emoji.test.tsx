import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, focusText, savedContent, writtenText } from '../../test/elements'
import { mountComposer } from '../../test/mountComposer'

const hello = { kind: 'new', subject: 'Hi', text: 'hello' } as const
const search = (name: string) => page.getByRole('textbox', { name })

it('[CO-04] finds an emoji by its name and puts it where the cursor is', async () => {
  const { adapter } = await mountComposer({ start: hello })
  focusText()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  button('Emoji').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search('Search emoji')).toHaveFocus()
  await userEvent.keyboard('handsh{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'handshake, deal' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(writtenText()).toBe('hello🤝'))
  expect((await savedContent(adapter)).text).toBe('hello🤝')
})

it('[CO-04] is walked through by arrows, and says when nothing has that name', async () => {
  await mountComposer({ start: hello })
  await button('Emoji').click()
  await expect.element(search('Search emoji')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
  const [first, second] = ['grinning face, happy', 'smile, happy'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  const now = document.activeElement!.getBoundingClientRect()
  expect([now.x, now.y > first!.y]).toEqual([second!.x, true])
  await search('Search emoji').fill('zzz')
  await expect.element(page.getByText('No emoji with this name')).toBeVisible()
})

it('[CO-04] knows the names in the language of the page', async () => {
  await mountComposer({ start: hello, locale: 'zh-hans' })
  await button('表情').click()
  await search('搜索表情').fill('合作')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(writtenText()).toContain('🤝'))
})
