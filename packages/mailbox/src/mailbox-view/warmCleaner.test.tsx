import { whenIdle } from '@mailroom/core'
import { parserView } from '@mailroom/html'
import { afterEach, expect, it, vi } from 'vitest'
import { warmCleaner } from './warmCleaner'

afterEach(() => vi.restoreAllMocks())

it('[RD-16] what cleans mails has cleaned something before a mail is opened, unless the page was left', async () => {
  const reading = vi.spyOn(parserView().DOMParser.prototype, 'parseFromString')
  const leave = warmCleaner()
  leave()
  warmCleaner()
  await expect.poll(() => reading.mock.calls.length).toBeGreaterThan(0)
  await new Promise<void>((atRest) => whenIdle(atRest))
  expect(reading).toHaveBeenCalledTimes(1)
})
