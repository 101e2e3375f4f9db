import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { List } from './List'

const names = ['Ada', 'Björn', 'Chen', 'Dilek', 'Emeka']
const row = (name: string) => page.getByRole('option', { name })
const selected = () =>
  page
    .getByRole('option', { selected: true })
    .elements()
    .map((element) => element.textContent)

const list = (props: Partial<Parameters<typeof List<string>>[0]> = {}) => (
  <List label="People" items={names} idOf={(name) => name} {...props}>
    {(name) => name}
  </List>
)

it('[IX-03] is one stop for Tab, moves by arrows, and selects as it goes', async () => {
  // Between buttons, so that no Tab leaves the page.
  await renderScene(
    <>
      <button type="button">Before</button>
      {list()}
      <button type="button">After</button>
    </>,
  )
  const before = page.getByRole('button', { name: 'Before' })
  await before.click()
  await userEvent.tab()
  await expect.element(row('Ada')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(row('Chen')).toHaveFocus()
  expect(selected()).toEqual(['Chen'])
  await userEvent.keyboard('{End}')
  await expect.element(row('Emeka')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(before).toHaveFocus()
  await userEvent.tab()
  await expect.element(row('Emeka')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('[ML-30] extends by Shift, adds by Space, takes all by Ctrl+A and none by Escape', async () => {
  await renderScene(list())
  await row('Björn').click()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['Björn', 'Chen', 'Dilek'])
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(selected()).toEqual(['Björn', 'Chen'])
  await userEvent.keyboard('{Control>}{End}{/Control} ')
  expect(selected()).toEqual(['Björn', 'Chen', 'Emeka'])
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(names)
  await userEvent.keyboard('{Escape}')
  expect(selected()).toEqual([])
})

it('[ML-30] selects by click, Ctrl+click and Shift+click', async () => {
  await renderScene(list())
  await row('Ada').click()
  await row('Chen').click({ modifiers: ['Control'] })
  expect(selected()).toEqual(['Ada', 'Chen'])
  await row('Emeka').click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['Chen', 'Dilek', 'Emeka'])
})

it('[IX-03] activates by Enter and by double click', async () => {
  const activate = vi.fn()
  await renderScene(list({ onActivate: activate }))
  await row('Chen').dblClick()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(activate.mock.calls).toEqual([['Chen'], ['Dilek']])
})

it('[IX-03] opens on a plain click and moves without selecting, where rows are opened', async () => {
  const activate = vi.fn()
  await renderScene(list({ click: 'activate', onActivate: activate }))
  await row('Björn').click()
  expect(activate).toHaveBeenCalledWith('Björn')
  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toEqual([])
  await userEvent.keyboard(' ')
  expect(selected()).toEqual(['Chen'])
})

it('[IX-03] keeps to one where only one may be chosen', async () => {
  await renderScene(list({ multiple: false }))
  await row('Ada').click()
  await row('Chen').click({ modifiers: ['Control'] })
  expect(selected()).toEqual(['Chen'])
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(['Chen'])
})
