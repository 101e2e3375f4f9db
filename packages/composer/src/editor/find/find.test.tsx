import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, editorPage, savedContent, textBox } from '../../test/elements'
import { mountComposer } from '../../test/mountComposer'

const start = { kind: 'new', subject: 'Hi', text: 'One offer\nand another Offer' } as const

it('[CO-04] finds words, goes from place to place, and puts the cursor there', async () => {
  const { adapter } = await mountComposer({ start })
  await button('Find in text').click()
  await expect.element(page.getByRole('textbox', { name: 'Find in text' })).toHaveFocus()
  await userEvent.keyboard('offer')
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(editorPage().getSelection()?.toString()).toBe('Offer'))
  await expect.element(page.getByTitle('Message text')).toHaveFocus()
  // Marks are painted, not written.
  const { html } = await savedContent(adapter)
  expect(html).not.toMatch(/mark|#fff3b0|255, 243/)
  expect(textBox().querySelectorAll('div')).toHaveLength(2)
})

it('[CO-04] says when the words are not there', async () => {
  await mountComposer({ start })
  await button('Find in text').click()
  await page.getByRole('textbox', { name: 'Find in text' }).fill('invoice')
  await expect.element(page.getByText('Not found')).toBeVisible()
})
