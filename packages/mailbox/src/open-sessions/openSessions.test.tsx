import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OpenSessionStage } from './stage/OpenSessionStage'

/** Ends another session of the list. */
const ends = () => page.getByRole('button', { name: /^Sign out .*,/ })

/** The reader is signed in at two more places. */
async function withOthers({ control, session }: MemoryAdapter) {
  const { user } = (await session.current())!
  for (let more = 0; more < 2; more += 1) await control.colleague(user.address.address).folders.list()
}

it('[SE-28] lists where the reader is signed in, marks this session, and ends another', async () => {
  await render(<OpenSessionStage prepare={withOthers} />)
  await expect.element(page.getByText('This session')).toBeVisible()
  await expect.poll(() => page.getByRole('list', { name: 'Sessions' }).element().children.length).toBe(3)
  expect(ends().elements()).toHaveLength(2)
  await ends().first().click()
  await expect.poll(() => ends().elements().length).toBe(1)
  await expect.element(page.getByText('Signed out there')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Where you are signed in' })).toHaveFocus()
})

it('[SE-28] ends all others at once, and keeps this one', async () => {
  await render(<OpenSessionStage prepare={withOthers} />)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.element(page.getByText('You are signed in here only.')).toBeVisible()
  await expect.element(page.getByText('This session')).toBeVisible()
  expect(ends().elements()).toHaveLength(0)
})
