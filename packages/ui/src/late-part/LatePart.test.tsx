import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { takeConsole } from '../../../../scripts/vitest/failOnConsole'
import { LatePart } from './LatePart'
import { lazyPart } from './lazyPart'
import { partOf } from './partOf'

const Words = ({ text }: { text: string }) => <p>{text}</p>
const code = { default: Words }

it('[ER-03] a part whose code cannot be fetched leaves the page as it is, and comes once the network is back', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType<{ text: string }> }>>()
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(code)
  const Part = lazyPart(load)
  await render(
    <>
      <h1>Page</h1>
      <LatePart>
        <Part text="The part" />
      </LatePart>
    </>,
  )
  await expect.poll(() => takeConsole().join()).toContain('no network')
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible()
  await expect.element(page.getByText('The part')).not.toBeInTheDocument()
  const later = Date.now() + 2000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('[ER-03] a part that failed is tried again by itself', async () => {
  const load = vi.fn<() => Promise<{ default: ComponentType<{ text: string }> }>>()
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(code)
  const Part = lazyPart(load)
  await render(
    <LatePart>
      <Part text="The part" />
    </LatePart>,
  )
  await expect.element(page.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  expect(takeConsole().join()).toContain('no network')
})

it('[ER-03] code is fetched once for all places that show it', async () => {
  const load = vi.fn(async () => code)
  const Part = lazyPart(load)
  await render(
    <LatePart>
      <Part text="one" />
      <Part text="two" />
    </LatePart>,
  )
  await expect.element(page.getByText('one')).toBeVisible()
  await expect.element(page.getByText('two')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('[ER-03] of a file with several parts each is drawn by its name, also when the first attempt to fetch it failed', async () => {
  const load = vi.fn<() => Promise<{ Words: typeof Words; Other: ComponentType; count: number }>>()
  load
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue({ Words, Other: () => <p>another part</p>, count: 2 })
  const [First, Second] = [partOf(load, 'Words'), partOf(load, 'Other')]
  await render(
    <LatePart>
      <First text="one part" />
      <Second />
    </LatePart>,
  )
  await expect.element(page.getByText('one part')).toBeVisible()
  await expect.element(page.getByText('another part')).toBeVisible()
})
