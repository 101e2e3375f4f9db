import type { MailroomAdapter } from '@mailroom/core'
import { createHttpAdapter } from '@mailroom/http-adapter'
import type { TestBrowser } from '../../testing/TestBrowser'

const origin = 'http://localhost:8080'

/** What components ask, over the contract, in a browser of a gateway that runs in this process. */
export const pageOf = (browser: TestBrowser): MailroomAdapter =>
  createHttpAdapter({
    baseUrl: origin,
    async fetch(input, init) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const headers = new Headers(init?.headers)
      headers.set('origin', origin)
      return browser.fetch(pathname + search, { ...init, headers })
    },
  })
