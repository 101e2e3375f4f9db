import { describe, expect, it } from 'vitest'
import { keepMailHtml } from './keepMailHtml'

const inner = (html: string, scope?: string) => keepMailHtml(html, { scope }).innerHTML

const newsletter =
  '<table width="600" bgcolor="#eee" background="https://a.example/bg.png"><tbody><tr><td nowrap="" valign="top">' +
  '<img src="https://a.example/logo.png" srcset="https://a.example/logo2.png 2x" width="120" alt="Logo">' +
  '<img src="cid:logo@example.com"><a href="https://a.example/?a=1&amp;b=2" class="cta">Read</a>' +
  '<p style="background: url(https://a.example/p.png) red; mso-line-height-rule: exactly">你好&nbsp; </p>' +
  '</td></tr></tbody></table>'

describe('keepMailHtml', () => {
  it('[CO-01] keeps tables, styles, links and the addresses of pictures letter by letter', () => {
    expect(inner(newsletter)).toBe(newsletter)
  })

  it.each([
    ['scripts', '<script>alert(1)</script>a', 'a'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    [
      'script addresses',
      '<a href="javascript:alert(1)">a</a><img src="javascript:alert(1)">',
      '<a>a</a><img>',
    ],
    ['documents as pictures', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img>'],
    ['pages as links', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['forms and frames', '<form><input name="a">b</form><iframe src="https://a.example"></iframe>', 'b'],
  ])('[X1] does not pass %s on', (_name, html, expected) => {
    expect(inner(html)).toBe(expected)
  })

  it('[CO-01] lets the sheets of the original reach nothing but the original', () => {
    const sheet =
      '<style>body, p:is(a, b) > i { color: red } @media (max-width: 600px) { td { width: 100% } } @import "x";</style>a'
    const css = keepMailHtml(sheet, { scope: '.q' }).querySelector('style')?.textContent
    expect(css).toBe(
      '.q, .q p:is(a, b) > i { color: red; }\n@media (max-width: 600px) {\n.q td { width: 100%; }\n}',
    )
  })

  it('[CO-10] changes nothing the second time', () => {
    const once = inner(`<style>p > b { color: red }</style>${newsletter}<p>a < b</p></div><td>x`, '.q')
    expect(inner(once)).toBe(once)
  })
})
