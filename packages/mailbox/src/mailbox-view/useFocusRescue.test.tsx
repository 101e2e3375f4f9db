import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, tab } from '../stage/elements'
import { manyMails } from '../stage/smallCompany'
import { useFocusRescue } from './useFocusRescue'

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

/** A list, and a mail whose panel comes when its code is there. */
function LateMail({ isOpen, isThere }: { isOpen: boolean; isThere: boolean }) {
  const section = useRef<HTMLElement>(null)
  useFocusRescue(section, isOpen ? 'mail' : 'list', 'list')
  return (
    <section ref={section}>
      <div data-mailbox-panel hidden={isOpen}>
        <button type="button">Lunch</button>
      </div>
      {isThere && <div data-mailbox-panel tabIndex={-1} role="tabpanel" aria-label="Mail" />}
    </section>
  )
}

it('[IX-03] a mail whose code comes late takes focus over when it is there', async () => {
  const { rerender } = await render(<LateMail isOpen={false} isThere={false} />)
  focus(button('Lunch').element())
  await rerender(<LateMail isOpen isThere={false} />)
  await expect.element(page.getByText('Lunch')).not.toBeVisible()
  await rerender(<LateMail isOpen isThere />)
  await expect.element(page.getByRole('tabpanel', { name: 'Mail' })).toHaveFocus()
})
