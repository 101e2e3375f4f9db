import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useListSelection } from '../list/useListSelection'
import { renderScene } from '../test/scene'
import { VirtualList, type VirtualListHandle } from './VirtualList'

const total = 10_000

function Long() {
  const list = useRef<VirtualListHandle>(null)
  const [ended, setEnded] = useState(0)
  const ids = Array.from({ length: total }, (_, index) => `row${index}`)
  const selection = useListSelection({ ids, onReveal: (index) => list.current?.scrollToIndex(index) })
  return (
    <div style={{ blockSize: 300 }}>
      <p>{`reached ${ended}`}</p>
      <div style={{ blockSize: 260 }}>
        <VirtualList
          ref={list}
          label="Messages"
          role="listbox"
          multiselectable
          count={total}
          estimateHeight={() => 36}
          keyOf={(index) => ids[index] ?? ''}
          onKeyDown={selection.onKeyDown}
          onEndReached={() => setEnded((times) => times + 1)}
        >
          {(index) => (
            <div
              role="option"
              aria-posinset={index + 1}
              aria-setsize={total}
              style={{ blockSize: 36 }}
              {...selection.rowProps(ids[index] ?? '')}
            >{`Message ${index}`}</div>
          )}
        </VirtualList>
      </div>
    </div>
  )
}

it('[ML-28] draws a few of ten thousand rows, and says how many there are', async () => {
  await renderScene(<Long />)
  await expect.element(page.getByRole('option', { name: 'Message 0', exact: true })).toBeVisible()
  expect(page.getByRole('option').elements().length).toBeLessThan(40)
  await expect
    .element(page.getByRole('option', { name: 'Message 0', exact: true }))
    .toHaveAttribute('aria-setsize', '10000')
})

it('[ML-28] takes focus to rows that were not drawn, and asks for more only at the end', async () => {
  await renderScene(<Long />)
  await userEvent.tab()
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
  await expect.element(page.getByRole('option', { name: 'Message 30', exact: true })).toHaveFocus()
  await expect.element(page.getByText('reached 0')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('option', { name: 'Message 9999', exact: true })).toBeVisible()
  await expect.element(page.getByText(/reached [12]/)).toBeVisible()
})
