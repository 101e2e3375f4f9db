import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider, useSession } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordDemand } from './PasswordDemand'
import { PasswordSettings } from './PasswordSettings'

const old = 'Mailroom-2026'
const next = 'Meadow_Otter-5'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const change = () => page.getByRole('button', { name: 'Change password' })
const rule = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text })

/** Says what a host would. */
function Ended() {
  const { expired } = useSession()
  return <output aria-label="ended">{expired ? (expired.detail ?? 'expired') : ''}</output>
}

async function show(isDemanded = false) {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  if (isDemanded) await adapter.control.demandPassword()
  const onLeave = vi.fn()
  await render(
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin }} locale="en">
      {isDemanded ? <PasswordDemand onLeave={onLeave} /> : <PasswordSettings />}
      <Ended />
    </MailroomProvider>,
  )
  await expect.element(change()).toBeVisible()
  return { adapter, onLeave }
}

async function type(current: string, wanted: string, again = wanted) {
  await field('Current password').fill(current)
  await field('New password').fill(wanted)
  await field('New password once more').fill(again)
  await userEvent.keyboard('{Enter}')
}

it('[SE-22, SE-23] ticks the rules while somebody types, and says which are open', async () => {
  await show()
  await field('New password').fill('otter-123')
  await expect
    .element(
      rule(/8 to 20 characters/)
        .getByText(/\(Met\)$/)
        .last(),
    )
    .toBeInTheDocument()
  await expect
    .element(
      rule(/such as 123/)
        .getByText(/\(Not met yet\)$/)
        .last(),
    )
    .toBeInTheDocument()
  await expect.element(page.getByText(/^Not met yet: .*such as 123/)).toBeInTheDocument()
  await field('New password').fill(next)
  await expect.element(page.getByText('The new password follows all rules.')).toBeInTheDocument()
})

it('[SE-23] says what is wrong under its field, goes there, and keeps what was typed', async () => {
  await show()
  await type(old, next, `${next}x`)
  await expect.element(page.getByText('New password mismatch!')).toBeVisible()
  await expect.element(field('New password once more')).toHaveFocus()
  await type('Wrong-guess-1', next)
  await expect.element(page.getByText('The password is wrong.')).toBeVisible()
  await expect.element(field('Current password')).toHaveFocus()
  await expect.element(field('New password')).toHaveValue(next)
})

it('[SE-24] ends the session in words of its own', async () => {
  const { adapter } = await show()
  await type(old, next)
  await expect
    .element(page.getByLabelText('ended'))
    .toHaveTextContent('Your password has been changed. Please sign in with the new one.')
  expect(await adapter.session.current()).toBeUndefined()
})

it('[SE-22] a demand stays until the password is changed, and then leads to the sign-in page', async () => {
  const { adapter, onLeave } = await show(true)
  await expect(adapter.folders.list()).rejects.toMatchObject({ kind: 'forbidden' })
  await userEvent.keyboard('{Escape}')
  await type(old, next)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(onLeave).toHaveBeenCalledOnce()
})

it('[SE-22] a demand can be given up: the session ends', async () => {
  const { adapter, onLeave } = await show(true)
  await page.getByRole('button', { name: 'Back to sign-in' }).click()
  await expect.poll(() => onLeave.mock.calls.length).toBe(1)
  expect(await adapter.session.current()).toBeUndefined()
})
