import type { LiveEvent, MessageSummary } from '@mailroom/core'
import { expect, it } from 'vitest'
import { readNotice, writeNotice } from './notice'

const ref = { folder: '项目/2026', uid: 7 }
const arrival = (subject: string): LiveEvent => ({
  kind: 'messageArrived',
  message: { ref, subject } as MessageSummary,
})

it('[SH-10, GW-03] carries news as they are', () => {
  const notice = { from: 'a', account: 7, event: arrival('你好') }
  expect(readNotice(writeNotice(notice))).toEqual(notice)
})

it('[SH-10, GW-03] tells of a mail that is too long to be told by its folder', () => {
  const payload = writeNotice({ from: 'a', account: 7, event: arrival('字'.repeat(3_000)) })
  expect(readNotice(payload)).toEqual({
    from: 'a',
    account: 7,
    event: { kind: 'folderChanged', folder: ref.folder },
  })
})

it('[SH-10, GW-03] says no more than "look again" of anything else that is too long', () => {
  const event: LiveEvent = { kind: 'deliveryChanged', messageId: 'x'.repeat(8_000) }
  expect(readNotice(writeNotice({ from: 'a', account: 7, event }))).toEqual({ from: 'a', account: 7 })
})

it.each(['', 'null', '[]', '{"from":1}', '{"from":"a"}'])(
  '[GW-03] passes over what is no notice: %s',
  (payload) => {
    expect(readNotice(payload)).toBeUndefined()
  },
)
