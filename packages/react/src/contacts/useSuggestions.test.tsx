import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../test/mount'
import { useSuggestions } from './useSuggestions'

function People() {
  const [text, setText] = useState('')
  const { suggestions } = useSuggestions(text)
  return (
    <>
      <input aria-label="to" value={text} onChange={(event) => setText(event.target.value)} />
      <ul aria-label="people">
        {suggestions.map(({ address }) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
    </>
  )
}

const people = () =>
  page
    .getByRole('list', { name: 'people' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

it('[CO-03] suggests who fits what is typed, and nobody for nothing', async () => {
  const adapter = createMemoryAdapter()
  const suggest = vi.spyOn(adapter.contacts, 'suggest')
  await mount(<People />, { adapter })
  const field = page.getByLabelText('to')
  await field.fill('wang')
  await expect.poll(people).toContainEqual(expect.stringMatching(/^wang\.lei@/))
  await field.fill('')
  await expect.poll(people).toEqual([])
  expect(suggest.mock.calls.map(([text]) => text)).toEqual(['wang'])
})

it('[CO-03] withdraws a question that is overtaken', async () => {
  const adapter = createMemoryAdapter()
  // Each question waits until it is withdrawn.
  const suggest = vi
    .spyOn(adapter.contacts, 'suggest')
    .mockImplementation(
      (_text, { signal } = {}) =>
        new Promise((_answer, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
    )
  await mount(<People />, { adapter })
  await page.getByLabelText('to').fill('zh')
  await expect.poll(() => suggest.mock.calls.length).toBe(1)
  await page.getByLabelText('to').fill('zhao')
  await expect.poll(() => suggest.mock.calls.length).toBe(2)
  const [first, second] = suggest.mock.calls.map(([, options]) => options?.signal)
  expect([first?.aborted, second?.aborted]).toEqual([true, false])
})
