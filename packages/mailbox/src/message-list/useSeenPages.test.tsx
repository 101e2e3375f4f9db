import type { MessageSummary } from '@mailroom/core'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSeenPages } from './useSeenPages'

const pageSize = 10

/** Rows of a page. */
const rowsAt = (offset: number) =>
  Array.from(
    { length: pageSize },
    (_, at) => ({ ref: { folder: 'INBOX', uid: offset + at } }) as MessageSummary,
  )

const pages = Array.from({ length: 12 }, (_, index) => index * pageSize)

async function turnPages(isSelected: boolean) {
  const rows = new Map(pages.map((offset) => [offset, rowsAt(offset)]))
  const { result, rerender } = await renderHook(
    (offset: number = 0) => useSeenPages('inbox', offset, rows.get(offset)!, isSelected),
    { initialProps: 0 },
  )
  for (const offset of pages) await rerender(offset)
  return result
}

it('[T40] forgets pages that are far away while nothing is selected', async () => {
  const seen = await turnPages(false)
  expect(seen.current.ids).toHaveLength(4 * pageSize)
  expect(seen.current.ids.at(-1)).toContain('119')
})

it('[ML-30] remembers every page while something is selected', async () => {
  const seen = await turnPages(true)
  expect(seen.current.ids).toHaveLength(12 * pageSize)
})
