import { type MessageState, untouchedState } from '@mailroom/core'
import { expect, it } from 'vitest'
import { fromWireFlags } from './flags'

it.each<[string, string[], Partial<MessageState>]>([
  ['no flags', [], {}],
  ['\\Seen', ['\\Seen'], { isRead: true }],
  ['another case', ['\\SEEN', '\\Flagged', 'UMAIL-BURN'], { isRead: true, flag: 'red', isBurn: true }],
  ['Answered with and without a backslash', ['\\Answered'], { isAnswered: true }],
  ['Answered', ['Answered'], { isAnswered: true }],
  ['umail-forword', ['umail-forword'], { isForwarded: true }],
  ['umail-schedule', ['umail-schedule'], { isScheduled: true }],
  ['umail-emergent', ['umail-emergent'], { isUrgent: true }],
  ['umail-back', ['umail-back'], { cameBack: true }],
  ['umail-pinned', ['umail-pinned'], { isPinned: true }],
  ['umail-attach', ['umail-attach'], { hasAttachments: true }],
  ['a colour beside the plain flag', ['\\flagged', 'umail-purple'], { flag: 'purple' }],
  ['flags of other programs', ['$Junk', 'NonJunk', '\\Recent', ''], {}],
])('[ML-11] reads %s', (_, flags, state) => {
  expect(fromWireFlags(flags, [])).toEqual({ ...untouchedState, ...state })
})
