import { describe, expect, it } from 'vitest'
import { pictureAddress } from './pictureAddress'

describe('the address of a picture on the web', () => {
  const cases: readonly (readonly [name: string, text: string, address: string | undefined])[] = [
    ['is written as it is asked for', 'HTTPS://A.Example/x y.png#top', 'https://a.example/x%20y.png'],
    ['may be plain http', 'http://a.example/1.gif?u=7', 'http://a.example/1.gif?u=7'],
    ['is never a file', 'file:///etc/passwd', undefined],
    ['is never on a gopher server', 'gopher://a.example/', undefined],
    ['is never relative', '//a.example/x.png', undefined],
    ['carries no password', 'https://user:secret@a.example/x.png', undefined],
    ['has a host', 'https://', undefined],
    ['is not endless', `https://a.example/${'x'.repeat(5000)}`, undefined],
  ]
  it.each(cases)('[RD-17] %s', (_name, text, address) => {
    expect(pictureAddress(text)).toBe(address)
  })
})
