import { expect, it } from 'vitest'
import { htmlOfText, plainText } from './plainText'

it.each([
  ['<p>一</p><p>二</p>', '一\n二'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<style>p{color:red}</style><p>x</p><script>alert(1)</script>', 'x'],
  ['&lt;b&gt; &amp;amp; &#20013;&#x6587;&nbsp;&unknown;', '<b> &amp; 中文 &unknown;'],
  ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
  ['<!-- no --> yes', 'yes'],
  ['&#0;&#99999999;x', '&#0;&#99999999;x'],
])('[EM-06] reads %s as %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it('[EM-06] writes plain words as HTML that reads back', () => {
  const text = '1 < 2 & "3"\n\n<script>'
  expect(htmlOfText(text)).not.toContain('<script>')
  expect(plainText(htmlOfText(text))).toBe(text)
})
