import type { MessageQuery } from '@mailroom/core'
import { expect, it } from 'vitest'
import { toWireQuery } from './rows'

it.each<[string, Partial<MessageQuery>, object]>([
  ['the newest first', { sort: { by: 'arrival', descending: true } }, { sort: 'REVERSE ARRIVAL' }],
  ['by size', { sort: { by: 'size', descending: false } }, { sort: 'SIZE' }],
  ['by sender', { sort: { by: 'from', descending: true } }, { sort: 'REVERSE FROM' }],
  ['unread ones', { filter: { kind: 'unseen' } }, { view: 'unseen' }],
  ['answered ones', { filter: { kind: 'answered' } }, { view: 'ANSWERED' }],
  ['forwarded ones', { filter: { kind: 'forwarded' } }, { view: 'KEYWORD umail-forword' }],
  ['red ones', { filter: { kind: 'color', color: 'red' } }, { view: 'KEYWORD \\flagged' }],
  ['green ones', { filter: { kind: 'color', color: 'green' } }, { view: 'KEYWORD umail-green' }],
  ['a tag', { filter: { kind: 'tag', tag: '重要' } }, { view: 'KEYWORD tag:重要' }],
  [
    'words',
    { search: { text: 'a', sender: 'b', subject: '', content: 'd' } },
    { search: 'a', sender: 'b', content: 'd' },
  ],
])('[ML-03, ML-04] asks for %s', (_, query, wire) => {
  const asked = JSON.parse(
    JSON.stringify(toWireQuery({ folder: 'INBOX', offset: 40, limit: 20, ...query })),
  ) as object
  expect(asked).toEqual({ folder: 'INBOX', offset: '40', limit: '20', ...wire })
})
