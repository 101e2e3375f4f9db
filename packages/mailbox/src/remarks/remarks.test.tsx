import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, stored } from '../reading/stage/elements'
import { plainAnswer } from '../reading/stage/sampleMails'
import { button, row, showMailbox } from '../stage/elements'

const field = () => page.getByRole('textbox', { name: 'Note' })

describe('a note in the list', () => {
  it('[ML-10] [ML-18] is read and changed beside its row', async () => {
    await showMailbox({ width: 1280 })
    await row(/Minutes/)
      .getByRole('button', { name: /^Note: Ask Bob/ })
      .click()
    await expect.element(field()).toHaveValue('Ask Bob about page 2')
    await userEvent.fill(field(), 'Bob has answered')
    await button('Save').click()
    await expect.element(row(/Minutes.*Note: Bob has answered/)).toBeVisible()
    await expect.element(field()).not.toBeInTheDocument()
  })

  it('[ML-18] is added where there was none; the keys of the list stay out of it', async () => {
    const { calls } = await showMailbox({ width: 1280 })
    await row(/Lunch/).hover()
    await row(/Lunch/).getByRole('button', { name: 'Add a note' }).click()
    await userEvent.type(field(), 'a b{Delete}{Home}Call ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(row(/Lunch.*Note: Call a b/)).toBeVisible()
    expect(calls.delete).not.toHaveBeenCalled()
  })

  it('[ML-18] refuses an empty note and one of more than 200 characters', async () => {
    await showMailbox({ width: 1280 })
    await row(/Lunch/).hover()
    await row(/Lunch/).getByRole('button', { name: 'Add a note' }).click()
    await button('Save').click()
    await expect.element(field()).toHaveAccessibleDescription(/Please enter a note!/)
    await userEvent.fill(field(), '注'.repeat(201))
    await expect.element(page.getByText('201 / 200')).toBeVisible()
    await button('Save').click()
    await expect.element(field()).toHaveAccessibleDescription(/No more than 200 characters!/)
    await userEvent.fill(field(), '𠮷'.repeat(200))
    await button('Save').click()
    await expect.element(row(/Lunch.*Note: 𠮷/)).toBeVisible()
  })

  it('[ML-18] [ML-25] comes back when it was deleted by mistake, and when saving it fails', async () => {
    const { adapter } = await showMailbox({ width: 1280 })
    await row(/Minutes/)
      .getByRole('button', { name: /^Note: Ask Bob/ })
      .click()
    await button('Delete the note').click()
    await expect.element(row(/Minutes.*Note/)).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(row(/Minutes.*Note: Ask Bob/)).toBeVisible()
    adapter.control.fail({ kind: 'offline', call: 'messages.setRemark' })
    await row(/Minutes/)
      .getByRole('button', { name: /^Note: Ask Bob/ })
      .click()
    await userEvent.fill(field(), 'lost')
    await button('Save').click()
    await expect.element(page.getByText(/The note could not be saved/)).toBeVisible()
    await expect.element(row(/Minutes.*Note: Ask Bob/)).toBeVisible()
    await button('Try again').click()
    await expect.element(row(/Minutes.*Note: lost/)).toBeVisible()
  })
})

describe('a note in an open mail', () => {
  it('[RD-03] [ML-18] is added, changed, left and deleted', async () => {
    const mailbox = await open({ mail: plainAnswer })
    await button('Add a note').click()
    await userEvent.fill(field(), '下周三前答复')
    await button('Save').click()
    await expect.element(page.getByRole('note', { name: 'Note' })).toHaveTextContent('下周三前答复')
    await expect.poll(async () => (await stored(mailbox)).remark).toBe('下周三前答复')
    await button('Edit the note').click()
    await userEvent.fill(field(), 'something else')
    await button('Cancel').click()
    await expect.element(page.getByRole('note', { name: 'Note' })).toHaveTextContent('下周三前答复')
    await button('Delete the note').click()
    await expect.element(button('Add a note')).toBeVisible()
    await expect.poll(async () => (await stored(mailbox)).remark).toBe('')
  })

  it('[RD-03] grows with its lines, to twenty and no further', async () => {
    await open({ mail: plainAnswer })
    await button('Add a note').click()
    const height = () => field().element().getBoundingClientRect().height
    const empty = height()
    await userEvent.fill(field(), 'line\n'.repeat(15))
    const fifteen = height()
    expect(fifteen).toBeGreaterThan(empty * 2)
    await userEvent.fill(field(), '\n'.repeat(60))
    const { lineHeight } = getComputedStyle(field().element())
    expect(height()).toBeLessThanOrEqual(20 * Number.parseFloat(lineHeight) + 24)
  })
})
