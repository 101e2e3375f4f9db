import { expect, it } from 'vitest'
import { speaksOfInside } from './speaksOfInside'

it.each([
  "TypeError: Cannot read properties of undefined (reading 'id')",
  'boom\n    at readMail (/srv/mailroom/readMail.ts:12:3)',
  'failed in dist/main.js:400',
  'SQLITE_CONSTRAINT: UNIQUE constraint failed',
  'no such column: "x"',
  'syntax error at or near "("',
  'select "id" from "accounts" where "id" = $1',
  "ENOENT: no such file or directory, open '/var/lib/mailroom/a'",
  'connect ECONNREFUSED 127.0.0.1:143',
  'Dovecot ready.',
])('[D7] a word about our inside is seen: %s', (text) => {
  expect(speaksOfInside(text)).toBe(true)
})

it.each([
  '{"detail":"This folder does not exist or has been deleted"}',
  '{"folder":["This value is not valid"]}',
  '{"non_field_errors":["Please select at least one"]}',
])('[D7] what people are told is none: %s', (text) => {
  expect(speaksOfInside(text)).toBe(false)
})
