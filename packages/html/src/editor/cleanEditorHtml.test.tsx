import { describe, expect, it } from 'vitest'
import { cleanEditorHtml } from './cleanEditorHtml'

const own = 'blob:https://mail.example.com/1'
const clean = (html: string) => cleanEditorHtml(html, new Set([own]))
const inner = (html: string) => clean(html).body.innerHTML

describe('a paste', () => {
  it.each([
    ['handlers', '<img src=x onerror=alert(1)><p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['scripts', '<script>alert(1)</script><svg onload=alert(1)><a>b</a></svg>a', 'a'],
    ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['frames', '<iframe src="https://a.example"></iframe><object data="x">o</object>a', 'a'],
    ['remote pictures', '<img src="https://a.example/1.png">a', 'a'],
    ['remote sets', '<img srcset="https://a.example/1.png 2x">a', 'a'],
    ['network shares', '<img src="\\\\a.example\\x.png">a', 'a'],
    ['files of this machine', '<img src="file:///c:/a.png">a', 'a'],
    ['pictures of other pages', '<img src="blob:https://mail.example.com/2">a', 'a'],
    ['svg as data', '<img src="data:image/svg+xml;base64,PHN2Zz4=">a', 'a'],
    [
      'remote backgrounds',
      '<b style="background:url(//a.example/1.png)">a</b>',
      '<b style="background: none;">a</b>',
    ],
    ['redirects', '<meta http-equiv="refresh" content="0;url=https://a.example">a', 'a'],
    ['bases', '<base href="https://a.example">a', 'a'],
    ['fields', '<form action="https://a.example"><input autofocus onfocus=alert(1)>a</form>', 'a'],
    ['focus traps', '<p contenteditable="true" tabindex="0" autofocus>a</p>', '<p>a</p>'],
  ])('[X7] brings no %s', (_name, html, expected) => {
    expect(inner(html)).toBe(expected)
  })

  it('[X7] brings no sheet that fetches', () => {
    const page = clean(
      '<style>@import "https://a.example/1.css"; p{background:url(//a.example/1)}</style><p>a</p>',
    )
    expect(page.documentElement.outerHTML).not.toContain('a.example')
  })

  it('[CO-04] keeps how a word processor signs its HTML', () => {
    const page = clean(
      '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document>' +
        '<meta name=referrer content=unsafe-url></head><body><p style="mso-list:l0 level1 lfo1">a<o:p>&nbsp;</o:p></p></body></html>',
    )
    expect(page.documentElement.getAttribute('xmlns:w')).toBe('urn:schemas-microsoft-com:office:word')
    expect([...page.querySelectorAll('meta')].map(({ name, content }) => [name, content])).toEqual([
      ['ProgId', 'Word.Document'],
    ])
    expect(page.body.innerHTML).toContain('<o:p>')
    expect(page.body.innerHTML).toContain('mso-list:l0 level1 lfo1')
  })
})

describe('a step that is undone', () => {
  it.each([
    ['pictures of this mail', `<img width="10" src="${own}">`],
    ['pictures as data', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
    [
      'the original below',
      '<div class="_Entity _EType_quote _EId_quote _EReadonly_1" contenteditable="false"></div>',
    ],
    ['the look of lists', '<ol data-editing-info="{&quot;orderedStyleType&quot;:1}"><li>a</li></ol>'],
    ['fonts and colours', '<span style="font-family: Arial; font-size: 14px; color: rgb(1, 2, 3);">a</span>'],
  ])('[CO-04] keeps %s', (_name, html) => {
    expect(inner(html)).toBe(html)
  })
})
