import { expect, it } from 'vitest'
import { isHeldBy, type LeavingMail, type ReviewRule } from './ReviewRule'

const nothing: ReviewRule = { from: [], to: [], words: [], files: [] }
const mail: LeavingMail = {
  from: 'Ann@Example.com',
  recipients: ['bob@example.com', 'x@outside.example.org'],
  subject: 'Budget ２０２６',
  text: 'Please look at\nthe CONTRACT 合同',
  files: ['Prices 2026.xlsx'],
  sizeBytes: 1000,
  secrecy: 'secret',
}

it.each<[string, Partial<ReviewRule>, boolean]>([
  ['nothing asked', {}, false],
  ['a sender', { from: ['ann@example.com'] }, true],
  ['another sender', { from: ['bob@example.com'] }, false],
  ['a domain of senders', { from: ['@example.com'] }, true],
  ['no domain that only ends so', { from: ['@ample.com'] }, false],
  ['everybody', { from: ['*'] }, true],
  ['a recipient', { to: ['BOB@example.com'] }, true],
  ['somebody elsewhere', { to: ['not:@example.com'] }, true],
  ['nobody elsewhere', { to: ['not:*'] }, false],
  ['a word of the subject in other width', { words: ['2026'] }, true],
  ['a word of the text in another case', { words: ['contract'] }, true],
  ['words over the end of a line', { words: ['at the contract'] }, true],
  ['a Chinese word', { words: ['合同'] }, true],
  ['one of some words', { words: ['secret', 'budget'] }, true],
  ['no such word', { words: ['secret'] }, false],
  ['a kind of file', { files: ['*.XLSX'] }, true],
  ['a name of a file', { files: ['prices ????.*'] }, true],
  ['no such file', { files: ['*.xls'] }, false],
  ['a size', { largerThanBytes: 999 }, true],
  ['not the size itself', { largerThanBytes: 1000 }, false],
  ['a level', { secrecy: 'secret' }, true],
  ['a lower level', { secrecy: 'internal' }, true],
  ['no higher level', { secrecy: 'confidential' }, false],
  ['everything asked', { from: ['*'], words: ['budget'], files: ['*'] }, true],
  ['one thing of all that does not match', { from: ['*'], words: ['secret'], files: ['*'] }, false],
])('[RV-04] [RV-01] a rule holds a mail by %s: %j', (_, rule, isHeld) => {
  expect(isHeldBy({ ...nothing, ...rule }, mail)).toBe(isHeld)
})

it('[RV-04] text that is too long to be read whole waits where words are asked for', () => {
  const cut = { ...mail, isCut: true }
  expect(isHeldBy({ ...nothing, words: ['secret'] }, cut)).toBe(true)
  expect(isHeldBy({ ...nothing, from: ['bob@example.com'] }, cut)).toBe(false)
})

it('[RV-04] [T40] a pattern of many stars is answered at once', () => {
  const files = ['a'.repeat(5000)]
  expect(isHeldBy({ ...nothing, files: [`${'*a'.repeat(200)}*b`] }, { ...mail, files })).toBe(false)
})

it('[RV-01] a mail without a level waits for no rule by level', () => {
  const { secrecy: _secrecy, ...open } = mail
  expect(isHeldBy({ ...nothing, secrecy: 'normal' }, open)).toBe(false)
})
