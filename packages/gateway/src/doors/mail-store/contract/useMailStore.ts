import { afterEach, beforeEach } from 'vitest'
import type { MailStoreUnderTest, OpenMailStore } from '../mailStore.contract'

/** Opens a store before each test of a group and closes it afterwards; read the answer inside tests only. */
export function useMailStore(open: OpenMailStore): { readonly current: MailStoreUnderTest } {
  let current: MailStoreUnderTest | undefined
  beforeEach(async () => {
    current = await open()
  })
  afterEach(async () => {
    await current?.close()
    current = undefined
  })
  return {
    get current() {
      if (current === undefined) throw new Error('The store is open during tests only.')
      return current
    },
  }
}
