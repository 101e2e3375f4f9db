import { expect, it } from 'vitest'
import { parser } from 'imapflow/lib/handler/imap-handler.js'
import { readEnvelope } from './readEnvelope'

/** The envelope in an answer as a server writes it. */
async function read(envelope: string, literals: readonly Buffer[] = []) {
  const { attributes } = await parser(Buffer.from(`* 1 FETCH (ENVELOPE ${envelope})`), {
    literals: [...literals],
  })
  const list = attributes?.[1]
  return readEnvelope(Array.isArray(list) ? list[1] : undefined)
}

const ann = '(("Ann" NIL "ann" "example.com"))'

it('[GW-03] reads who wrote what to whom', async () => {
  const to = '((NIL NIL "li" "example.com")("=?utf-8?B?546L?=" NIL "wang" "example.com"))'
  const envelope = `("Fri, 20 Nov 2026 09:00:00 +0800" "a \\"b\\"" ${ann} ${ann} ${ann} ${to} NIL NIL NIL "<1@x>")`
  const person = { name: 'Ann', address: 'ann@example.com' }
  expect(await read(envelope)).toEqual({
    date: 'Fri, 20 Nov 2026 09:00:00 +0800',
    subject: 'a "b"',
    from: [person],
    sender: [person],
    to: [
      { name: '', address: 'li@example.com' },
      { name: '=?utf-8?B?546L?=', address: 'wang@example.com' },
    ],
    messageId: '<1@x>',
  })
})

it('[GW-03] takes what is missing for empty', async () => {
  expect(await read('(NIL NIL NIL NIL NIL NIL NIL NIL NIL NIL)')).toMatchObject({
    subject: '',
    from: [],
    to: [],
  })
})

it.each([
  ['bytes that are no ASCII', `(NIL {5}\r\n ${ann} ${ann} ${ann} NIL NIL NIL NIL NIL)`, Buffer.from('café')],
  ['a line end', `(NIL {4}\r\n ${ann} ${ann} ${ann} NIL NIL NIL NIL NIL)`, Buffer.from('a\r\nb')],
  ['a group', `(NIL "s" ${ann} ${ann} ${ann} ((NIL NIL "team" NIL)) NIL NIL NIL NIL)`, undefined],
  ['no envelope', '("s")', undefined],
])('[GW-03] leaves %s to the header', async (_, envelope, literal) => {
  expect(await read(envelope, literal && [literal])).toBeUndefined()
})
