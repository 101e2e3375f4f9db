import { expect, it } from 'vitest'
import { findConcerns, type ConcernCheck } from './SendConcern'

const rules = { decidesOnCopies: true, asksForMany: false, asksForOutside: false, remindsOfFiles: false }
const person = (address: string) => ({ address, name: '' })
const check = (change: Partial<ConcernCheck>, ...to: string[]) =>
  findConcerns({
    fields: {
      from: undefined,
      to: to.map(person),
      cc: [],
      bcc: [],
      subject: '',
      attachments: [],
      origin: undefined,
    },
    ownText: '',
    rules,
    outside: to,
    ownDomains: ['example.com'],
    ...change,
  })

it('[CO-19] counts a colleague without a mailbox here as a colleague', () => {
  expect(check({ rules: { ...rules, asksForOutside: true } }, 'ann@example.com', 'x@example.org')).toEqual([
    { kind: 'outside', people: [{ address: 'x@example.org', isOdd: false }] },
  ])
})

it.each(['ann@examp1e.com', 'ann@example-com.net', 'ann@еxample.com'])(
  '[CO-19] [X8] names %s always',
  (address) => {
    expect(check({}, address)).toEqual([{ kind: 'outside', people: [{ address, isOdd: true }] }])
  },
)

it('[CO-14] counts everybody once', () => {
  const many = { ...rules, asksForMany: true }
  expect(check({ rules: many, outside: [] }, 'ann@example.com', 'ANN@example.com')).toEqual([])
  expect(check({ rules: many, outside: [] }, 'ann@example.com', 'bob@example.com')).toEqual([
    { kind: 'many', count: 2 },
  ])
})

it('[CO-19] is content with any file, and not with a picture of the text', () => {
  const asked = { rules: { ...rules, remindsOfFiles: true }, ownText: '见附件' }
  const file = { id: 'a', name: 'a.txt', sizeBytes: 1, contentType: 'text/plain' }
  const fields = (attachments: ConcernCheck['fields']['attachments']) => ({
    ...asked,
    outside: [],
    fields: { from: undefined, to: [], cc: [], bcc: [], subject: '', attachments, origin: undefined },
  })
  expect(check(fields([file]))).toEqual([])
  expect(check(fields([{ ...file, contentId: 'c1' }]))).toEqual([{ kind: 'noFile' }])
})
