import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, tab } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'

const focus = (element: Element) => (element as HTMLElement).focus()

it('[IX-03] a button that comes to rest while it has focus hands it to what is shown', async () => {
  await showMailbox({}, manyMails(2))
  await row(/ Mail 1,/).click()
  await expect.element(page.getByRole('heading', { name: 'Mail 1' })).toBeVisible()
  focus(button('Next message').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('tabpanel', { name: 'Mail 2' })).toHaveFocus()
})

it('[IX-03] a button that goes with the selection hands focus to the row', async () => {
  await showMailbox()
  await expect.element(row(/Lunch/)).toBeVisible()
  focus(row(/Lunch/).element())
  await userEvent.keyboard(' ')
  await expect.element(button('Cancel selection')).toBeVisible()
  focus(button('Cancel selection').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Lunch/)).toHaveFocus()
})

it('[IX-03] closing all tabs from the list gives focus to the list', async () => {
  await showMailbox()
  await row(/Lunch/).click()
  await tab('Messages').click()
  await expect.element(button('Close all')).toBeVisible()
  focus(button('Close all').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
  await expect.element(row(/Lunch/)).toHaveFocus()
})

it('[IX-03] [EM-01] focus that left the mailbox is not called back', async () => {
  const { adapter } = await showMailbox()
  await expect.element(row(/Lunch/)).toBeVisible()
  focus(row(/Lunch/).element())
  ;(document.activeElement as HTMLElement).blur()
  await adapter.control.deliver({ from: 'bob', subject: 'Just now', text: 'x' })
  await expect.element(row(/Just now/)).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})
