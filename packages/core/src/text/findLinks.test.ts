import { describe, expect, it } from 'vitest'
import { findLinks } from './findLinks'

const links = (text: string) => findLinks(text).filter((piece) => piece.href !== undefined)
const hrefs = (text: string) => links(text).map((piece) => piece.href)

describe('findLinks', () => {
  it.each([
    ['a full address', 'see https://example.com/a?b=c#d now', 'https://example.com/a?b=c#d'],
    ['an address without scheme', 'see www.example.com now', 'http://www.example.com/'],
    ['a full stop at the end', 'https://example.com/a.', 'https://example.com/a'],
    ['several marks at the end', 'https://example.com/a?!...', 'https://example.com/a'],
    ['brackets around it', '(https://example.com/a)', 'https://example.com/a'],
    ['brackets that belong to it', 'https://example.com/a_(b)', 'https://example.com/a_(b)'],
    ['angle brackets around it', '<https://example.com/a>', 'https://example.com/a'],
    ['Chinese right behind it', '请看https://example.com/a，谢谢', 'https://example.com/a'],
    ['Chinese letters right behind it', '请看https://example.com/a谢谢', 'https://example.com/a'],
    ['a full-width bracket behind it', '（https://example.com/a）', 'https://example.com/a'],
    ['a Chinese full stop', 'https://example.com/a。', 'https://example.com/a'],
    ['a mail address', 'write to li.wei+x@example.com.', 'mailto:li.wei+x@example.com'],
    ['a mail address in Chinese text', '请联系li@example.com，谢谢', 'mailto:li@example.com'],
    ['a mailto address', 'mailto:li@example.com', 'mailto:li@example.com'],
  ])('[RD-16] links %s', (_name, text, href) => {
    expect(hrefs(text)).toEqual([href])
  })

  it.each([
    ['javascript', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['file', 'file:///etc/passwd'],
    ['a share', '\\\\host\\share'],
    ['a bare scheme', 'https://'],
    ['an address without host', 'http://?x'],
    ['a price', '12.50@each'],
    ['a marker of a link', '[[LINK0]] ##str_replacement_0## %LINK%'],
  ])('[X4] links nothing in %s', (_name, text) => {
    expect(links(text)).toEqual([])
  })

  it.each([
    'plain',
    '',
    'https://example.com, www.example.org and a@example.net',
    '<a href="javascript:x">https://example.com"onclick=x</a>',
    'https://example.com/\u202egpj.exe',
    'https://a.example/[[LINK1]]https://b.example/',
  ])('[X4] the pieces together are the text: %s', (text) => {
    expect(
      findLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('[X4] every link is http, https or mailto, whatever surrounds it', () => {
    const text = 'jAvAscript:https://a.example vbscript:www.b.example data:c@d.example "https://e.example/"x'
    for (const href of hrefs(text)) expect(href).toMatch(/^(?:https?|mailto):/)
  })

  it('[X4] the direction of letters cannot be turned inside an address', () => {
    expect(hrefs('https://example.com/\u202egpj.exe')).toEqual(['https://example.com/'])
  })

  it('[D2] hostile text of a million letters is read in one pass', () => {
    for (const unit of ['a', 'a@', 'www.', 'https://', '@a.', '((((', 'http://a.b/....']) {
      const text = unit.repeat(1_000_000 / unit.length)
      expect(
        findLinks(text)
          .map((piece) => piece.text)
          .join('').length,
      ).toBe(text.length)
    }
  })
})
