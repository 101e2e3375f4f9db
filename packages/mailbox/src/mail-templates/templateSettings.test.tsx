import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SettingsStageProps } from '../settings-page/stage/SettingsStage'
import { TemplateStage } from './stage/TemplateStage'

async function show(prepare?: SettingsStageProps['prepare']): Promise<MemoryAdapter> {
  let shown: MemoryAdapter | undefined
  const ready: SettingsStageProps['prepare'] = async (adapter) => {
    await prepare?.(adapter)
    shown = adapter
  }
  await render(<TemplateStage prepare={ready} />)
  await expect.element(button('New template')).toBeVisible()
  return shown!
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = () => page.getByRole('textbox', { name: 'Title' })
const inFrame = (selector: string) =>
  document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>(selector)
/** The text of the template, once its editor is there. */
const textBox = () =>
  vi.waitFor(
    () => {
      const box = inFrame('[role="textbox"]')
      if (!box) throw new Error('The editor is not there yet.')
      return box
    },
    { timeout: 20_000 },
  )

it('[ST-04] makes a template, which needs a title and words', async () => {
  const adapter = await show()
  await button('New template').click()
  const box = await textBox()
  await button('Save').click()
  await expect.element(page.getByText('Please enter a title')).toBeVisible()
  await title().fill('Weekly report')
  await button('Save').click()
  await expect.element(page.getByText('Please write something')).toBeVisible()
  box.ownerDocument.defaultView?.focus()
  box.focus()
  await userEvent.keyboard('This week')
  await button('Save').click()
  await expect.element(button('Edit “Weekly report”')).toBeVisible()
  const { templates } = await adapter.templates.page({ offset: 0, limit: 5 })
  expect((await adapter.templates.open(templates[0]!.id)).html).toContain('This week')
})

it('[ST-04] lists five, then more, and shows one as it will stand in a mail, with nothing in it that runs', async () => {
  await show(async ({ templates }) => {
    for (const each of [1, 2, 3, 4, 5, 6])
      await templates.save({
        title: `Letter ${each}`,
        html: `<p>Dear ${each}</p><img src=x onerror=alert(1)>`,
      })
  })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5)
  await button('Load more').click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(6)
  await expect.element(page.getByText('All loaded')).toBeVisible()
  await button('Preview “Letter 1”').click()
  await expect.poll(() => inFrame('p')?.textContent).toBe('Dear 1')
  expect(inFrame('[onerror]') ?? null).toBeNull()
})

it('[ST-04] changes a template in its place; what could not be saved stays to be saved again', async () => {
  const adapter = await show(async ({ templates, control }) => {
    await templates.save({ title: 'Report', html: '<div>This week</div>' })
    await templates.save({ title: 'Newer', html: '<div>x</div>' })
    control.fail({ kind: 'offline', call: 'templates.save' })
  })
  await button('Edit “Report”').click()
  await textBox()
  await title().fill('Weekly')
  await button('Save').click()
  await expect.element(page.getByText(/^The mail system cannot be reached/)).toBeVisible()
  await expect.element(title()).toHaveValue('Weekly')
  await button('Save').click()
  await expect.element(button('Edit “Weekly”')).toBeVisible()
  const { templates } = await adapter.templates.page({ offset: 0, limit: 5 })
  expect(templates.map((each) => each.title)).toEqual(['Newer', 'Weekly'])
})

it('[ST-04] deletes a template, and Undo brings it back', async () => {
  const adapter = await show(async ({ templates }) => {
    await templates.save({ title: 'Report', html: 'This week' })
  })
  await button('Delete “Report”').click()
  await expect.element(button('New template')).toHaveFocus()
  await expect.poll(async () => (await adapter.templates.page({ offset: 0, limit: 5 })).total).toBe(0)
  await button('Undo').click()
  await expect.element(button('Edit “Report”')).toBeVisible()
})
