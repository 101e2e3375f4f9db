import { expect, it } from 'vitest'
import { answerRecipients } from './answerRecipients'

const people = (...names: string[]) => names.map((name) => ({ address: `${name}@example.com`, name }))
const mail = (from: string, to: string[], cc: string[] = [], replyTo: string[] = []) => ({
  from: people(from)[0]!,
  to: people(...to),
  cc: people(...cc),
  replyTo: people(...replyTo),
})
const own = people('me', 'ME-too')

it.each([
  ['the author', mail('bob', ['me']), 'reply', ['bob'], []],
  ['the reply-to address', mail('bob', ['me'], [], ['desk']), 'reply', ['desk'], []],
  [
    'everyone but the writer',
    mail('bob', ['me', 'ann'], ['eve', 'me-too']),
    'replyAll',
    ['bob', 'ann'],
    ['eve'],
  ],
  ['everyone once', mail('bob', ['bob', 'ann'], ['ann', 'eve', 'eve']), 'replyAll', ['bob', 'ann'], ['eve']],
  ['the recipients of a mail of one’s own', mail('me', ['ann'], ['eve']), 'reply', ['ann'], []],
  ['all recipients of a mail of one’s own', mail('me', ['ann', 'me'], ['eve']), 'replyAll', ['ann'], ['eve']],
  ['oneself, when there is nobody else', mail('me', ['me']), 'reply', ['me'], []],
] as const)('[CO-01] answers %s', (_what, message, kind, to, cc) => {
  const answer = answerRecipients(message, kind, own)
  expect([answer.to.map((one) => one.name), answer.cc.map((one) => one.name)]).toEqual([to, cc])
})
