import type { LiveEvent } from '@mailroom/core'
import { describe } from 'vitest'
import type { AccountId } from '../../accounts/AccountId'
import type { BlobKey } from '../blob-store/BlobStore'
import { appendContract } from './contract/append.contract'
import { changeContract } from './contract/change.contract'
import { conversationContract } from './contract/conversations.contract'
import { folderContract } from './contract/folders.contract'
import { listContract } from './contract/list.contract'
import { readContract } from './contract/read.contract'
import { searchEverywhereContract } from './contract/searchEverywhere.contract'
import { searchContract } from './contract/search.contract'
import { tagContract } from './contract/tags.contract'
import type { MailStore } from './MailStore'

/** A fresh store with two accounts, and what the tests must see of its surroundings. */
export interface MailStoreUnderTest {
  readonly store: MailStore
  readonly alice: AccountId
  readonly bob: AccountId
  /** What the event bus was told, oldest first. */
  readonly events: readonly { readonly accountId: AccountId; readonly event: LiveEvent }[]
  putBlob(content: Buffer): Promise<BlobKey>
  /** What the store keeps of bytes that it cannot carry. @default all bytes as they are */
  kept?(raw: Buffer): Buffer
  /** Blobs of the store to which no mail points; those of `putBlob` do not count. */
  countStrayBlobs(): Promise<number>
  close(): Promise<void>
}

/** Opens one; each test asks for its own. */
export type OpenMailStore = () => Promise<MailStoreUnderTest>

/** What every mail store must do. Call it in the implementation's own test file. */
export function mailStoreContract(name: string, open: OpenMailStore): void {
  describe(`${name} as a mail store`, () => {
    folderContract(open)
    appendContract(open)
    listContract(open)
    searchContract(open)
    searchEverywhereContract(open)
    readContract(open)
    changeContract(open)
    tagContract(open)
    conversationContract(open)
  })
}
