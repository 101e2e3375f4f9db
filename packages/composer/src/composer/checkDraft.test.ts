import { expect, it } from 'vitest'
import { isWorthSaving, sendFault, subjectToSend } from './checkDraft'
import type { DraftFields } from './draftFields'

const fields: DraftFields = {
  from: undefined,
  to: [{ address: 'bob@example.com', name: '' }],
  cc: [],
  bcc: [],
  subject: 'Hello',
  attachments: [],
  origin: undefined,
}
const file = (name: string, contentId?: string) => ({
  id: name,
  name,
  sizeBytes: 1,
  contentType: 'a/b',
  contentId,
})
const check = (change: Partial<DraftFields>, rest = {}) =>
  sendFault({ fields: { ...fields, ...change }, isBodyEmpty: false, files: 'there', ...rest })

it.each([
  ['missingReceiver', { to: [] }, {}],
  ['invalidReceiver', { cc: [{ address: 'bob', name: '' }] }, {}],
  ['uploadsFailed', {}, { files: 'failed' }],
  [undefined, { subject: '' }, { files: 'coming' }],
  ['missingSubject', { subject: '  ' }, {}],
  ['missingContent', {}, { isBodyEmpty: true }],
  [undefined, {}, {}],
] as const)('[CO-11] finds %s', (fault, change, rest) => {
  expect(check(change as Partial<DraftFields>, rest)).toBe(fault)
})

it('[CO-11] takes the first file’s name without its extension for a missing subject', () => {
  const attachments = [file('logo.png', 'c1'), file('预算.2026.xlsx'), file('b.txt')]
  expect(subjectToSend({ ...fields, subject: '', attachments })).toBe('预算.2026')
  expect(subjectToSend({ ...fields, subject: '', attachments: [file('.env')] })).toBe('.env')
})

it('[CO-10] saves what has a subject, a file or text, and nothing else', () => {
  const empty = { ...fields, subject: '' }
  expect(isWorthSaving({ fields: empty, isBodyEmpty: true })).toBe(false)
  expect(isWorthSaving({ fields: empty, isBodyEmpty: false })).toBe(true)
  expect(isWorthSaving({ fields: { ...empty, attachments: [file('a')] }, isBodyEmpty: true })).toBe(true)
})
