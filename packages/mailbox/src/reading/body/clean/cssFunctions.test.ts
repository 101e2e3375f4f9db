import { describe, expect, it } from 'vitest'
import { isHarmlessValue } from './cssFunctions'

describe('isHarmlessValue', () => {
  it.each([
    'red',
    '1px solid rgb(1, 2, 3)',
    'calc(100% - (2px + 3px))',
    'linear-gradient(to right, rgba(0, 0, 0, 0.5), var(--a, #fff))',
    '"url(http://x)"',
    '"a \\" b"',
    'translate(1px, 2px) rotate(3deg)',
  ])('[X9] lets %s through', (value) => {
    expect(isHarmlessValue(value)).toBe(true)
  })

  it.each([
    'url(http://x)',
    'URL("x")',
    'image-set("x" 1x)',
    'u\\72l(x)',
    'src("x")',
    'var(--a, url(x))',
    'paint(x)',
    'element(#x)',
    'attr(title)',
    'unknown-function(1)',
    '"open',
    'a; b: c',
    'a } b { c',
    '</style',
    'a /* b */ c',
    '@import',
  ])('[T11] [T12] stops %s', (value) => {
    expect(isHarmlessValue(value)).toBe(false)
  })
})
