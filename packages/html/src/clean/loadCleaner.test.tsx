import { afterEach, expect, it, vi } from 'vitest'
import { parserView } from '../parser/parserView'
import { cleanMailHtml } from './cleanMailHtml'
import { letter } from './letter'
import { loadedCleaner, rehearseCleaner } from './loadCleaner'

afterEach(() => vi.restoreAllMocks())

it('[RD-16] the letter of the cleaner has something of what it looks at: styles, links, pictures', () => {
  const { body, remotePictures, usedContentIds, paintsGround } = cleanMailHtml(letter, { contentIds: ['a'] })
  expect(remotePictures).toEqual(['https://example.com/a.png', 'https://example.com/b.png'])
  expect([usedContentIds, paintsGround]).toEqual([['a'], true])
  expect(body.querySelectorAll('a[target="_blank"]')).toHaveLength(2)
  expect(body.querySelector('style')?.textContent).toContain('@media')
})

it('[RD-16] it is cleaned when that is asked for, and nothing of it stays in the page or is fetched', async () => {
  const reading = vi.spyOn(parserView().DOMParser.prototype, 'parseFromString')
  const page = document.documentElement.outerHTML
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('example.com'))
  const before = fetched().length
  await rehearseCleaner()
  expect(loadedCleaner()).toBeDefined()
  expect(reading).toHaveBeenCalledTimes(1)
  expect(document.documentElement.outerHTML).toBe(page)
  expect(fetched()).toHaveLength(before)
})
