import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { useActiveId, useListSelection } from './useListSelection'

const ids = ['Ada', 'Björn', 'Chen']
const button = (name: string) => page.getByRole('button', { name })

type Selection = ReturnType<typeof useListSelection>

function Rows({ selection, onDraw }: { selection: Selection; onDraw: () => void }) {
  onDraw()
  const stop = useActiveId(ids, selection)
  return ids.map((id) => (
    <button key={id} type="button" {...selection.rowProps(id)} tabIndex={id === stop ? 0 : -1}>
      {id}
    </button>
  ))
}

it('[IX-03] [T40] who draws the rows apart is drawn when focus moves, and nothing around them', async () => {
  const drawList = vi.fn()
  const drawRows = vi.fn()
  function Around() {
    drawList()
    const selection = useListSelection({ ids, areRowsApart: true, click: 'activate' })
    return (
      <div role="toolbar" onKeyDown={selection.onKeyDown}>
        <Rows selection={selection} onDraw={drawRows} />
      </div>
    )
  }
  await renderScene(<Around />)
  await expect.element(button('Ada')).toHaveAttribute('tabindex', '0')
  drawList.mockClear()
  drawRows.mockClear()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button('Björn')).toHaveFocus()
  await expect.element(button('Björn')).toHaveAttribute('tabindex', '0')
  await expect.element(button('Ada')).toHaveAttribute('tabindex', '-1')
  expect(drawList).not.toHaveBeenCalled()
  expect(drawRows).toHaveBeenCalled()
  // And keys go on from there.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(button('Chen')).toHaveFocus()
})
