import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { codeNow, takeIntoUse } from './stage/takeIntoUse'
import { TwoFactorStage } from './stage/TwoFactorStage'

async function show(prepare: (adapter: MemoryAdapter) => unknown = () => undefined): Promise<MemoryAdapter> {
  let shown: MemoryAdapter | undefined
  await render(
    <TwoFactorStage
      prepare={async (adapter) => {
        await prepare(adapter)
        shown = adapter
      }}
    />,
  )
  await expect.element(page.getByText(/^Two-step sign-in is/)).toBeVisible()
  return shown!
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const code = () => page.getByRole('textbox', { name: 'Code of the app' })
const proof = () => page.getByRole('textbox', { name: 'Password or code' })

it('[SE-08] sets up an authenticator by a code of it, and shows ten backup codes once', async () => {
  const adapter = await show()
  await press('Set up…')
  await expect.element(code()).toHaveFocus()
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const key = page.getByText(/^([A-Z2-7]{4} ){3}[A-Z2-7]{4}$/)
  await code().fill('000')
  await press('Turn on')
  await expect.element(page.getByText('That is not right')).toBeVisible()
  await expect.element(code()).toHaveFocus()
  await code().fill(await codeNow(key.element().textContent))
  await press('Turn on')
  await expect.element(page.getByRole('heading', { name: 'Keep your backup codes' })).toHaveFocus()
  expect(page.getByRole('listitem').all()).toHaveLength(10)
  await press('I have kept them')
  await expect.element(page.getByText('10 backup codes are left.')).toBeVisible()
  expect(await adapter.twoFactor.state()).toMatchObject({ isOn: true, backupCodesLeft: 10 })
})

it('[SE-08] asks for the password or a code before it makes new backup codes or is turned off', async () => {
  let old: readonly string[] = []
  const adapter = await show(async (memory) => {
    old = await takeIntoUse(memory)
  })
  await press('New backup codes…')
  await press('Make new codes')
  await expect.element(page.getByText('Please enter your password or a code')).toBeVisible()
  await proof().fill(old[0]!)
  await press('Make new codes')
  await expect.element(page.getByRole('heading', { name: 'Keep your backup codes' })).toBeVisible()
  expect(page.getByText(old[1]!).query()).toBeNull()
  await press('I have kept them')
  await press('Turn off…')
  await proof().fill('wrong')
  await press('Turn off')
  await expect.element(page.getByText('That is not right')).toBeVisible()
  await proof().fill('Mailroom-2026')
  await press('Turn off')
  await expect.element(page.getByRole('button', { name: 'Set up…' })).toBeVisible()
  expect((await adapter.twoFactor.state()).isOn).toBe(false)
})

const number = () => page.getByRole('textbox', { name: 'Mobile number' })

it('[ST-07] sets a phone up by a code that was sent to it, keeps what was typed, and takes it off again', async () => {
  const adapter = await show()
  const sent = () => adapter.control.sentSms().at(-1)?.text.slice(0, 6) ?? ''
  await press('Set up SMS codes…')
  await expect.element(number()).toHaveFocus()
  await number().fill('12')
  await press('Send code')
  await expect.element(page.getByText('Please enter a valid mobile number')).toBeVisible()
  await number().fill('138 0013 8000')
  await proof().fill('wrong')
  await press('Send code')
  await expect.element(page.getByText('That is not right')).toBeVisible()
  await expect.element(proof()).toHaveFocus()
  await proof().fill('Mailroom-2026')
  await press('Send code')
  const field = page.getByRole('textbox', { name: 'Code of the SMS' })
  await expect.element(field).toHaveFocus()
  await field.fill('wrong')
  await press('Turn on')
  await expect.element(page.getByText('That is not right')).toBeVisible()
  await press('Back')
  await expect.element(number()).toHaveValue('138 0013 8000')
  await press('Send code')
  await field.fill(sent())
  await press('Turn on')
  await expect.element(page.getByRole('heading', { name: 'Keep your backup codes' })).toHaveFocus()
  await press('I have kept them')
  await expect.element(page.getByText(/number that ends in 8000/)).toBeVisible()
  await press('Turn off SMS codes…')
  await proof().fill('Mailroom-2026')
  await press('Turn off')
  await expect.element(page.getByRole('button', { name: 'Set up SMS codes…' })).toBeVisible()
  expect(await adapter.twoFactor.state()).toEqual({ isOn: false, backupCodesLeft: 0, phone: {} })
})
