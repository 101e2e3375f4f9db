import { describe, expect, it } from 'vitest'
import { readAuthenticationResults } from './readAuthenticationResults'

const trusted = ['mx.example.com']
const short = (fields: readonly string[]) =>
  readAuthenticationResults(fields, trusted)?.map(
    ({ method, outcome, domain }) => `${method} ${outcome} ${domain}`,
  )

describe('what a system in front of us wrote', () => {
  it('[RD-19] is read with its domains', () => {
    expect(
      short([
        'mx.example.com 1; spf=pass (sender is ok) smtp.mailfrom=bounce@news.example; dkim=fail (bad; dkim=pass header.d=bank.example) header.d=News.example header.s=k; dmarc=pass (p=REJECT) header.from=news.example; arc=none',
      ]),
    ).toEqual(['spf pass news.example', 'dkim fail news.example', 'dmarc pass news.example'])
  })

  const lies: readonly (readonly [
    name: string,
    fields: readonly string[],
    results: readonly string[] | undefined,
  ])[] = [
    ['nobody wrote it', [], undefined],
    ['a stranger wrote it', ['mx.evil.example; dmarc=pass header.from=bank.example'], undefined],
    [
      'the sender wrote one further down',
      ['mx.example.com; spf=none', 'mx.example.com; dmarc=pass header.from=bank.example'],
      ['spf none '],
    ],
    ['the name only begins like ours', ['mx.example.com.evil.example; dmarc=pass'], undefined],
    ['the name stands in a comment', ['(mx.example.com) mx.evil.example; dmarc=pass'], undefined],
    [
      'a result stands in a quoted text',
      ['mx.example.com; spf=fail reason="x; dmarc=pass header.from=bank.example"'],
      ['spf fail '],
    ],
  ]
  it.each(lies)('[RD-19] is not believed when %s', (_name, fields, results) => {
    expect(short(fields)).toEqual(results)
  })
})
