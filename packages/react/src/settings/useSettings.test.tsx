import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useSettings } from './useSettings'

function PageSize() {
  const { settings, save } = useSettings()
  return (
    <>
      <output aria-label="size">{settings?.pageSize}</output>
      <output aria-label="scheme">{settings?.colorScheme}</output>
      <button onClick={() => void save({ pageSize: 100 })}>hundred</button>
      <button onClick={() => void save({ colorScheme: 'dark' })}>dark</button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const textOf = (label: string) => () => page.getByLabelText(label).element().textContent

it('[ML-14] a choice shows at once and is kept', async () => {
  const adapter = createMemoryAdapter()
  await mount(<PageSize />, { adapter })
  await expect.poll(textOf('size')).toMatch(/\d/)
  await press('hundred')
  await expect.poll(textOf('size')).toBe('100')
  await expect.poll(async () => (await adapter.settings.load()).pageSize).toBe(100)
})

it('[ML-25] a choice that cannot be kept comes back and leaves another one alone', async () => {
  const adapter = createMemoryAdapter()
  await mount(<PageSize />, { adapter })
  await expect.poll(textOf('size')).toMatch(/\d/)
  const before = page.getByLabelText('size').element().textContent
  adapter.control.setLatency(300)
  adapter.control.fail({ kind: 'server', call: 'settings.save' })
  await press('hundred')
  await press('dark')
  await expect.element(page.getByText(/^Your choice could not be saved\./)).toBeVisible()
  await expect.poll(textOf('size')).toBe(before)
  await expect.poll(textOf('scheme')).toBe('dark')
  await press('Try again')
  await expect.poll(textOf('size')).toBe('100')
})
