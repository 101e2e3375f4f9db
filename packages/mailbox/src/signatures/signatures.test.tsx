import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SettingsStageProps } from '../settings-page/stage/SettingsStage'
import { SignatureStage } from './stage/SignatureStage'

async function show(prepare?: SettingsStageProps['prepare']): Promise<MemoryAdapter> {
  let shown: MemoryAdapter | undefined
  await render(
    <SignatureStage
      prepare={async (adapter) => {
        await prepare?.(adapter)
        shown = adapter
      }}
    />,
  )
  await expect.element(button('New signature')).toBeVisible()
  return shown!
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = () => page.getByRole('textbox', { name: 'Title' })
/** The text of the signature, once its editor is there. */
const textBox = () =>
  vi.waitFor(
    () => {
      const box = document
        .querySelector('iframe')
        ?.contentDocument?.querySelector<HTMLElement>('[role="textbox"]')
      if (!box) throw new Error('The editor is not there yet.')
      return box
    },
    { timeout: 20_000 },
  )
async function write(text: string) {
  const box = await textBox()
  box.ownerDocument.defaultView?.focus()
  box.focus()
  await userEvent.keyboard(text)
}

it('[ST-05] [CO-05] makes the first signature, which then stands under new mails and answers', async () => {
  const adapter = await show()
  await button('New signature').click()
  await title().fill('Work')
  await textBox()
  await button('Save').click()
  await expect.element(page.getByText('Please write something')).toBeVisible()
  await write('Li Na')
  await button('Save').click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Work' }).getByText('Li Na'))
    .toBeVisible()
  const id = (await adapter.signatures.list()).signatures[0]!.id
  await expect.poll(async () => (await adapter.signatures.list()).defaults).toEqual({ new: id, answer: id })
  await page.getByRole('combobox', { name: 'In replies and forwards' }).selectOptions('No signature')
  await expect.poll(async () => (await adapter.signatures.list()).defaults).toEqual({ new: id })
})

it('[ST-05] changes a signature; what could not be saved stays to be saved again', async () => {
  const adapter = await show(async ({ signatures, control }) => {
    await signatures.save({ title: 'Work', html: '<div>Li Na</div>' })
    control.fail({ kind: 'offline', call: 'signatures.save' })
  })
  await button('Edit “Work”').click()
  await textBox()
  await title().fill('Office')
  await button('Save').click()
  await expect.element(page.getByText(/^The mail system cannot be reached/)).toBeVisible()
  await expect.element(title()).toHaveValue('Office')
  await button('Save').click()
  await expect.element(button('Edit “Office”')).toBeVisible()
  expect((await adapter.signatures.list()).signatures[0]?.html).toContain('Li Na')
})

it('[ST-05] asks before it drops what was written', async () => {
  await show()
  await button('New signature').click()
  await title().fill('Half')
  await button('Cancel').first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('You have no signature yet.')).toBeVisible()
})

it('[ST-05] deletes a signature, and Undo brings it back where it stood', async () => {
  const adapter = await show(async ({ signatures }) => {
    const { id } = await signatures.save({ title: 'Work', html: 'Li Na' })
    await signatures.choose('new', id)
  })
  await button('Delete “Work”').click()
  await expect.element(button('New signature')).toHaveFocus()
  await expect.poll(async () => (await adapter.signatures.list()).signatures).toEqual([])
  await button('Undo').click()
  await expect.element(button('Edit “Work”')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'In new messages' })).toHaveDisplayValue('Work')
  expect((await adapter.signatures.list()).signatures[0]?.html).toBe('Li Na')
})
