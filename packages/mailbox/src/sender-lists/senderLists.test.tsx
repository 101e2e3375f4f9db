import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SenderListStage, type SenderListStageProps } from './stage/SenderListStage'

async function show(prepare?: SenderListStageProps['prepare']): Promise<MemoryAdapter> {
  let shown: MemoryAdapter | undefined
  await render(
    <SenderListStage
      prepare={async (adapter) => {
        await prepare?.(adapter)
        shown = adapter
      }}
    />,
  )
  await expect.element(field()).toBeVisible()
  return shown!
}
const field = () => page.getByRole('textbox', { name: 'Add senders' })
const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const refused = async ({ senderLists }: MemoryAdapter) =>
  (await senderLists.page({ list: 'refused', text: '', offset: 0, limit: 100 })).entries

it('[ST-10] adds with Enter what is right, and keeps what is wrong to be mended', async () => {
  const adapter = await show()
  await field().fill('Li <li@x.example>, nobody; *@y.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2 senders added')).toBeVisible()
  await expect.element(page.getByText('“nobody” is no address and no domain')).toBeVisible()
  await expect.element(field()).toHaveValue('nobody')
  await expect.element(field()).toHaveFocus()
  await expect.element(entry('@y.example').getByText('Whole domain')).toBeVisible()
  expect(await refused(adapter)).toEqual(['@y.example', 'li@x.example'])
})

it('[ST-10] says why nothing was added, and keeps what was typed', async () => {
  await show((adapter) => adapter.control.fail({ kind: 'offline', call: 'senderLists.add' }))
  await button('Add').click()
  await expect.element(page.getByText('Please enter an address or a domain')).toBeVisible()
  await field().fill('li@x.example')
  await button('Add').click()
  await expect.element(page.getByText(/^The mail system cannot be reached/)).toBeVisible()
  await expect.element(field()).toHaveValue('li@x.example')
})

it('[ST-10] removes several at once, and puts them back', async () => {
  const adapter = await show(async ({ senderLists }) => {
    await senderLists.add('refused', ['a@x.example', 'b@x.example', 'c@x.example'])
  })
  await page.getByRole('checkbox', { name: 'a@x.example' }).click()
  await page.getByRole('checkbox', { name: 'c@x.example' }).click()
  await button('Remove').click()
  await expect.element(page.getByText('2 senders removed from the list')).toBeVisible()
  await expect.element(entry('a@x.example')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Senders on the list' })).toHaveFocus()
  await expect.poll(() => refused(adapter)).toEqual(['b@x.example'])
  await button('Undo').click()
  await expect.element(entry('c@x.example')).toBeVisible()
  expect(await refused(adapter)).toHaveLength(3)
})

it('[ST-10] finds an entry, and steps back from a page that is gone', async () => {
  await show(async ({ senderLists }) => {
    await senderLists.add('refused', [
      'z@x.example',
      ...Array.from({ length: 20 }, (_, i) => `p${i}@y.example`),
    ])
  })
  await button('Next page').click()
  await button('Remove z@x.example').click()
  await expect.element(entry('p19@y.example')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('P19')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1)
})

it('[RD-17] shows the other lists, each with what was typed for it', async () => {
  await show(async ({ pictures }) => pictures.allowSender('news@x.example'))
  await field().fill('half')
  await page.getByRole('radio', { name: 'Pictures' }).click()
  await expect.element(entry('news@x.example')).toBeVisible()
  await expect.element(field()).toHaveValue('')
})
