import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SettingsStageProps } from '../settings-page/stage/SettingsStage'
import { CertificateStage } from './stage/CertificateStage'
import { filePassword, ownFile } from './stage/ownFile'

async function show(prepare?: SettingsStageProps['prepare']): Promise<MemoryAdapter> {
  let shown: MemoryAdapter | undefined
  await render(
    <CertificateStage
      prepare={async (adapter) => {
        await prepare?.(adapter)
        shown = adapter
      }}
    />,
  )
  await expect.element(page.getByRole('form', { name: 'Import a certificate' })).toBeVisible()
  return shown!
}

/** As if the reader had chosen a file in the system's own window. */
function pick(file: File) {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')!
  const chosen = new DataTransfer()
  chosen.items.add(file)
  picker.files = chosen.files
  picker.dispatchEvent(new Event('change', { bubbles: true }))
}
const password = () => page.getByRole('textbox', { name: 'Password of the file' })
const send = () => page.getByRole('button', { name: 'Import', exact: true }).click()

it('[RD-20] imports a file with its password, and lists what was in it', async () => {
  const adapter = await show()
  pick(ownFile())
  await expect.element(password()).toHaveFocus()
  await password().fill(filePassword)
  await send()
  await expect.element(page.getByText('1 certificate imported')).toBeVisible()
  const item = page.getByRole('listitem', { name: 'Chen Yu' })
  await expect.element(item.getByText('In use')).toBeVisible()
  await expect.element(item.getByText('Example Authority')).toBeVisible()
  await expect.element(password()).toHaveValue('')
  expect(await adapter.certificates.list()).toHaveLength(1)
})

it('[RD-20] keeps file and password when it is refused, and says at the field why', async () => {
  await show()
  await send()
  await expect.element(page.getByText('Please choose the file')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Certificate file' })).toHaveFocus()
  pick(ownFile())
  await password().fill('wrong')
  await send()
  await expect.element(page.getByText('This is not the password of the file')).toBeVisible()
  await expect.element(password()).toHaveFocus()
  await expect.element(password()).toHaveValue('wrong')
  await expect.element(page.getByText('certificate.p12')).toBeVisible()
})

it('[RD-20] asks before a certificate is deleted', async () => {
  const adapter = await show(async ({ certificates }) => {
    await certificates.import(ownFile(), filePassword)
  })
  await page.getByRole('button', { name: 'Delete the certificate Chen Yu…' }).click()
  await page.getByRole('button', { name: 'Delete certificate' }).click()
  await expect.element(page.getByText('You have imported no certificate yet.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your certificates' })).toHaveFocus()
  expect(await adapter.certificates.list()).toEqual([])
})
