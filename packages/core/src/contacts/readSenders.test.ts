import { describe, expect, it } from 'vitest'
import { readSender, readSenders } from './readSenders'
import { isListed } from './SenderList'

describe('an entry of a list of senders', () => {
  it.each([
    ['an address', ' Ann@Example.ORG ', 'ann@example.org'],
    ['a domain', '@Example.org', '@example.org'],
    ['a domain with a star', '*@example.org', '@example.org'],
    ['a Chinese domain', '@例子.公司', '@例子.公司'],
    ['a name alone', 'example.org', undefined],
    ['a top domain', '@org', undefined],
    ['every sender', '*', undefined],
    ['two signs', '@@example.org', undefined],
    ['a pattern', '%@example.org', '%@example.org'],
    ['nothing', '', undefined],
    ['a line', 'a@b.example\nx', undefined],
  ])('[ST-10] %s', (_name, text, entry) => {
    expect(readSender(text)).toBe(entry)
  })

  it('[ST-10] many of them are read from what was pasted, and what is wrong is kept as written', () => {
    const pasted = 'Ann <ann@a.example>\r\n@b.example; ANN@a.example，nobody\n"X, Y" <none>'
    expect(readSenders(pasted)).toEqual({
      entries: ['ann@a.example', '@b.example'],
      faults: ['nobody', '"X, Y" <none>'],
    })
  })
})

it('[ST-10] a sender is listed by address or by domain, and not by a part of it', () => {
  const entries = ['ann@a.example', '@b.example']
  expect(
    ['ANN@a.example', 'x@B.example', 'x@c.b.example', 'ben@a.example'].map((a) => isListed(entries, a)),
  ).toEqual([true, true, false, false])
})
