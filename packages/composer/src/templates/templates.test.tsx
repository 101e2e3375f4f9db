import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, focusText, shownQuote, textBox, writtenText } from '../test/elements'
import { newsletter } from '../test/mailbox'
import { mountComposer } from '../test/mountComposer'

const lines = () =>
  writtenText()
    .split('\n')
    .filter((line) => line.trim() !== '')
const titles = async ({ templates }: MemoryAdapter) =>
  (await templates.page({ offset: 0, limit: 100 })).templates.map(({ title }) => title)

it('[CO-05] saves the mail as a template, without signature and original', async () => {
  const adapter = createMemoryAdapter()
  const { id } = await adapter.signatures.save({ title: 'Work', html: 'Li Na, Finance' })
  await adapter.signatures.choose('answer', id)
  const ref = await adapter.control.deliver(newsletter)
  await mountComposer({ adapter, start: { kind: 'reply', ref } })
  await vi.waitFor(() => expect(shownQuote()?.textContent).toContain('请看本周进展'))
  focusText()
  await userEvent.keyboard('Dear all')
  await button('Templates').click()
  const title = page.getByRole('textbox', { name: 'Title of the template' })
  await title.fill(' ')
  await button('Save').click()
  await expect.element(page.getByText('Please enter a title')).toBeVisible()
  await title.fill('Weekly')
  await button('Save').click()
  await expect.element(button('Use “Weekly”')).toBeVisible()
  const [saved] = (await adapter.templates.page({ offset: 0, limit: 5 })).templates
  const { html } = await adapter.templates.open(saved!.id)
  expect(html).toContain('Dear all')
  expect(html).not.toMatch(/Li Na|本周进展/)
})

it('[CO-05] a template keeps what was written into the signature, and what was written below it', async () => {
  const adapter = createMemoryAdapter()
  const { id } = await adapter.signatures.save({ title: 'Work', html: '<div>Li Na</div>' })
  await adapter.signatures.choose('new', id)
  await mountComposer({ adapter })
  const { ownerDocument, lastElementChild } = textBox()
  focusText()
  ownerDocument.getSelection()!.collapse(lastElementChild, 0)
  await userEvent.keyboard('Below')
  expect(textBox().querySelector('#mailroom-signature')?.textContent).toBe('Li Na')
  focusText()
  ownerDocument.getSelection()!.selectAllChildren(textBox().querySelector('#mailroom-signature div')!)
  ownerDocument.getSelection()!.collapseToEnd()
  await userEvent.keyboard(' on leave')
  await button('Templates').click()
  await page.getByRole('textbox', { name: 'Title of the template' }).fill('Leave')
  await button('Save').click()
  await expect.element(button('Use “Leave”')).toBeVisible()
  const [saved] = (await adapter.templates.page({ offset: 0, limit: 5 })).templates
  expect((await adapter.templates.open(saved!.id)).html).toMatch(/Li Na on leave.*Below/)
})

it('[CO-05] shows five at a time, and says when all are there', async () => {
  const adapter = createMemoryAdapter()
  for (let count = 1; count <= 7; count += 1) await adapter.templates.save({ title: `t${count}`, html: 'x' })
  await mountComposer({ adapter })
  await button('Templates').click()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(5)
  await button('Load more').click()
  await expect.element(page.getByText('All loaded')).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBe(7)
  await expect.element(button('Load more')).not.toBeInTheDocument()
})

it('[CO-05] [X7] puts a template in with the writer’s data as text, asks before it replaces, keeps the recipients', async () => {
  const adapter = createMemoryAdapter()
  const html = '<div>From {name}, {department}, {price}</div><script>top.hit=1</script>'
  await adapter.templates.save({ title: '<b>x</b>', html })
  await adapter.templates.save({ title: 'Second', html: '<div>Second text</div>' })
  const to = [{ address: 'wang.lei@example.com', name: '王磊' }]
  const { id } = await adapter.signatures.save({ title: 'Work', html: 'LN' })
  await adapter.signatures.choose('new', id)
  await mountComposer({ adapter, start: { kind: 'new', to } })
  const { user } = (await adapter.session.current())!
  await button('Templates').click()
  await button('Use “<b>x</b>”').click()
  await vi.waitFor(() =>
    expect(lines()).toEqual([`From ${user.address.name}, ${user.department}, {price}`, 'LN']),
  )
  await button('Templates').click()
  await button('Use “Second”').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await vi.waitFor(() => expect(lines()).toEqual(['Second text', 'LN']))
  await expect.element(button('Remove 王磊')).toBeVisible()
  expect(textBox().querySelector('script')).toBe(null)
})

it('[CO-05] deletes a template, and Undo brings it back', async () => {
  const adapter = createMemoryAdapter()
  await adapter.templates.save({ title: 'Weekly', html: 'x' })
  await mountComposer({ adapter })
  await button('Templates').click()
  await button('Delete “Weekly”').click()
  await expect.element(page.getByText('You have no template yet.')).toBeVisible()
  await expect.poll(() => titles(adapter)).toEqual([])
  await page.getByText('Undo', { exact: true }).click()
  await expect.element(button('Use “Weekly”')).toBeVisible()
  expect(await titles(adapter)).toEqual(['Weekly'])
})
