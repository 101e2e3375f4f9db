import { describe, expect, it } from 'vitest'
import { parseMailto } from './parseMailto'

describe('parseMailto', () => {
  it('[RD-16] reads address, copy, subject and text', () => {
    expect(
      parseMailto(
        'mailto:a@example.com,b@example.com?cc=c@example.com&subject=%E4%BD%A0%E5%A5%BD&body=x%0Ay',
      ),
    ).toEqual({
      to: 'a@example.com,b@example.com',
      cc: 'c@example.com',
      bcc: '',
      subject: '你好',
      body: 'x\ny',
    })
  })

  it('[RD-16] adds addresses named in a second place', () => {
    expect(parseMailto('mailto:a@example.com?to=b@example.com&TO=c@example.com')?.to).toBe(
      'a@example.com, b@example.com, c@example.com',
    )
  })

  it('[T44] takes no files along and sets no other header', () => {
    const fields = parseMailto(
      'mailto:a@example.com?attach=/etc/passwd&attachment=x&from=boss@example.com&x=y',
    )
    expect(fields).toEqual({ to: 'a@example.com', cc: '', bcc: '', subject: '', body: '' })
  })

  it('[I1] puts no second line into a header', () => {
    const fields = parseMailto(
      'mailto:a@example.com%0D%0ABcc:x@example.com?subject=a%0D%0ABcc:%20x@example.com%00',
    )
    expect(fields?.subject).toBe('a Bcc: x@example.com')
    expect(fields?.to).toBe('a@example.com Bcc:x@example.com')
  })

  it.each(['https://example.com', 'javascript:x', 'mail', ''])('[SH-20] is nothing for %s', (href) => {
    expect(parseMailto(href)).toBeUndefined()
  })

  it('[SH-20] keeps a broken escape as it is written', () => {
    expect(parseMailto('mailto:a@example.com?subject=100%')?.subject).toBe('100%')
  })
})
