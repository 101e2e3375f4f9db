import type { SearchQuery } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useSearch } from './useSearch'

const asked: SearchQuery = { conditions: { subject: 'a', sender: 'e' }, offset: 0, limit: 5 }
const reworded: SearchQuery = { limit: 5, offset: 0, conditions: { sender: 'e', subject: 'a' } }

function Results() {
  const [query, setQuery] = useState(asked)
  const { page: found, isPrevious } = useSearch(query)
  return (
    <>
      <output aria-label="results" aria-busy={isPrevious}>
        {found?.totalCount}
      </output>
      <output aria-label="words">{query === asked ? 'first' : 'second'}</output>
      <button onClick={() => setQuery(reworded)}>reword</button>
    </>
  )
}

it('[SH-08] results of the same question in another order of its fields are those asked for', async () => {
  await mount(<Results />, { adapter: createMemoryAdapter() })
  const results = page.getByRole('status', { name: 'results' })
  await expect.element(results).not.toBeEmptyDOMElement()
  await page.getByRole('button', { name: 'reword' }).click()
  await expect.element(page.getByRole('status', { name: 'words' })).toHaveTextContent('second')
  expect(results.element().ariaBusy).toBe('false')
})
