import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox, tab } from '../stage/elements'

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map((each) => each.querySelector('bdi')?.textContent)

it('[ML-23] has no strip for the list alone, and the list first and without a way to close it', async () => {
  await showMailbox()
  await expect.element(row(/Lunch/)).toBeVisible()
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
  await row(/Lunch/).click()
  await expect.poll(tabs).toEqual(['Messages', 'Lunch…'])
  await expect.element(button('Close Messages')).not.toBeInTheDocument()
  await button('Close Lunch on Thursday?').click()
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
})

it('[ML-23] cuts titles to six characters and keeps the whole for the tooltip', async () => {
  await showMailbox()
  await row(/新版/).click()
  await expect.poll(tabs).toEqual(['Messages', '新版客户端上…'])
  await expect
    .element(tab(/^新版客户端上线计划：/))
    .toHaveAttribute('title', expect.stringMatching(/回复意见$/))
})

it('[ML-23] [IX-03] moves by arrows, closes by Delete, and keeps focus in the strip', async () => {
  await showMailbox()
  for (const name of [/Lunch/, /Minutes/]) {
    await row(name).click()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await tab('Messages').click()
  }
  ;(tab('Messages').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(tab(/Minutes/)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(tab(/Minutes/)).not.toBeInTheDocument()
  await expect.element(tab(/Lunch/)).toHaveFocus()
  await expect.element(tab(/Lunch/)).toHaveAttribute('aria-selected', 'true')
})

it('[ML-23] closes with the middle button', async () => {
  await showMailbox()
  await row(/Lunch/).click()
  await tab('Messages').click()
  await tab(/Lunch/).click({ button: 'middle' })
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()
})
