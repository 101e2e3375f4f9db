import { expect, it } from 'vitest'
import { senderVerdict, type AuthenticationResult, type SenderVerdict } from './senderVerdict'

const result = (text: string): AuthenticationResult => {
  const [method, outcome, domain = ''] = text.split(' ') as [
    AuthenticationResult['method'],
    AuthenticationResult['outcome'],
    string?,
  ]
  return { method, outcome, domain }
}

const cases: readonly (readonly [name: string, results: readonly string[], verdict: SenderVerdict])[] = [
  ['nothing is known', [], 'unconfirmed'],
  ['its policy is met', ['dmarc pass bank.example', 'spf fail other.example'], 'confirmed'],
  ['its policy is broken', ['dmarc fail bank.example', 'dkim pass evil.example'], 'refuted'],
  ['the policy of another domain is met', ['dmarc pass evil.example'], 'unconfirmed'],
  [
    'the mail is signed by it',
    ['dkim fail list.example', 'dkim pass Bank.example'.toLowerCase()],
    'confirmed',
  ],
  ['the mail is signed by a part of it', ['dkim pass mail.bank.example'], 'confirmed'],
  ['the mail is signed by somebody else', ['dkim pass evil.example', 'spf pass evil.example'], 'unconfirmed'],
  ['the mail is signed by a name that only ends like it', ['dkim pass notbank.example'], 'unconfirmed'],
  ['the mail is signed by a top level', ['dkim pass example'], 'unconfirmed'],
  ['a signature was broken on the way', ['dkim fail bank.example', 'spf none bank.example'], 'unconfirmed'],
]

it.each(cases)('[RD-19] a sender whose domain: %s', (_name, results, verdict) => {
  expect(senderVerdict('boss@Bank.example', results.map(result))).toBe(verdict)
})
