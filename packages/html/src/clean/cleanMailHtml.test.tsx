import { describe, expect, it } from 'vitest'
import { cleanMailHtml } from './cleanMailHtml'

const clean = (html: string, contentIds: readonly string[] = []) =>
  cleanMailHtml(html, { contentIds, describeLink: (host) => `leads to ${host}` })
const body = (html: string) => clean(html).body
const inner = (html: string) => body(html).innerHTML
const png = 'data:image/png;base64,iVBORw0KGgo='

describe('a well-made mail', () => {
  it('[RD-16] keeps its words, tables and colours', () => {
    const html =
      '<table width="600" cellpadding="4" bgcolor="#eeeeee"><tbody><tr><td align="center" style="color: red;">' +
      '<font face="Arial" size="2">你好</font></td></tr></tbody></table>'
    expect(inner(html)).toBe(html)
  })

  it('[RD-16] keeps the sheets of its head and the attributes of its body', () => {
    const cleaned = body(
      '<html lang="zh"><head><style>p{color:red}</style><title>no</title></head><body bgcolor="#abcdef" text="navy" style="margin:5px"><p>x</p></body></html>',
    )
    expect(cleaned.getAttribute('bgcolor')).toBe('#abcdef')
    expect(cleaned.getAttribute('text')).toBe('navy')
    expect(cleaned.getAttribute('lang')).toBe('zh')
    expect(cleaned.style.margin).toBe('5px')
    expect(cleaned.querySelector('style')?.textContent).toContain('color: red')
    expect(cleaned.textContent).not.toContain('no')
  })

  it('[RD-16] keeps @media and @supports rules and sheets in an old comment', () => {
    const css = body(
      '<style><!-- @media (max-width: 600px) { .a { width: 100% !important } } @supports (display: grid) { .b { color: red } } --></style>x',
    ).querySelector('style')?.textContent
    expect(css).toContain('@media (max-width: 600px)')
    expect(css).toContain('width: 100% !important')
    expect(css).toContain('@supports (display: grid)')
  })

  it('[RD-16] [RD-17] what is said of many cells is understood for each of them, and what asks for something is counted each time', () => {
    const plain = 'color:RED; width : 100/**/px'
    const asking = 'background-image:url(https://example.net/a.png)'
    const cell = (style: string) => `<td style="${style}">x</td>`
    const cells = [plain, asking, plain, asking].map(cell).join('')
    const cleaned = clean(`<table><tbody><tr>${cells}</tr></tbody></table>`)
    const styles = [...cleaned.body.querySelectorAll('td')].map((each) => each.getAttribute('style'))
    expect(styles[0]).toMatch(/^color: red;/)
    expect(styles[0]).not.toContain('/*')
    expect(styles[2]).toBe(styles[0])
    expect(styles[1]).not.toContain('example.net')
    expect(styles[3]).toBe(styles[1])
    expect(cleaned.blockedRemoteCount).toBe(2)
  })

  it('[RD-16] keeps variables and gradients', () => {
    const style = body('<p style="--c:#123456;color:var(--c);background:linear-gradient(red,blue)">x</p>')
    expect(style.querySelector('p')?.getAttribute('style')).toContain('var(--c)')
    expect(style.querySelector('p')?.getAttribute('style')).toContain('linear-gradient')
  })

  it('[RD-16] shows what stands in a form, without the form', () => {
    expect(inner('<form action="https://example.com"><p>Name</p><input name="a"></form>')).toBe('<p>Name</p>')
  })

  it('[D2] a frameset or nothing at all gives an empty body', () => {
    expect(body('<frameset><frame src="https://example.com"></frameset>').tagName).toBe('BODY')
    expect(inner('')).toBe('')
  })
})

describe('pictures', () => {
  it('[RD-17] remote ones are not fetched but counted, wherever they stand', () => {
    const cleaned = clean(
      '<img src="https://a.example/1.png" alt="Logo"><img srcset="https://a.example/2.png 2x"><table background="//a.example/3.png"></table>' +
        '<p style="background:url(https://a.example/4.png) red">x</p><style>@import "https://a.example/6.css";q{background:url(https://a.example/5.png)}@font-face{font-family:x;src:url(https://a.example/7)}</style>',
    )
    expect(cleaned.blockedRemoteCount).toBe(7)
    expect(cleaned.body.outerHTML).not.toContain('a.example')
    expect(cleaned.body.querySelector('img')?.alt).toBe('Logo')
    expect(cleaned.body.querySelector('p')?.style.backgroundColor).toBe('red')
  })

  it('[RD-17] remote ones can be put in later, by their place, in attributes, backgrounds and sheets', () => {
    const { body: mail, remotePictures } = clean(
      '<img src="https://a.example/1.png#x"><img src="https://a.example/1.png"><img src="x.png" srcset="//a.example/2.png 2x">' +
        '<table background="http://a.example/3.png"></table><p style="background:url(https://a.example/4.png)">x</p>' +
        '<style>q{background:url(https://a.example/5.png)}</style><img src="https://t.example/6" width=1 height=1>',
    )
    expect(remotePictures).toEqual([
      'https://a.example/1.png#x',
      'https://a.example/1.png',
      'https://a.example/2.png',
      'http://a.example/3.png',
      'https://a.example/4.png',
      'https://a.example/5.png',
    ])
    expect([...mail.querySelectorAll('img')].map((img) => img.dataset.mailroomRemote)).toEqual([
      '0',
      '1',
      '2',
      undefined,
    ])
    expect(mail.querySelector('table')?.getAttribute('style')).toContain('var(--mailroom-remote-3, none)')
    expect(mail.querySelector('p')?.getAttribute('style')).toContain('var(--mailroom-remote-4, none)')
    expect(mail.querySelector('style')?.textContent).toContain('var(--mailroom-remote-5, none)')
  })

  it('[RD-17] a mail cannot mark its own elements, and not ask for pictures without end', () => {
    const many = Array.from({ length: 600 }, (_, index) => `<img src="https://a.example/${index}">`).join('')
    const { remotePictures, body: mail } = clean(`<p data-mailroom-remote="0">x</p>${many}`)
    expect(remotePictures).toHaveLength(500)
    expect(mail.querySelector('p')?.hasAttribute('data-mailroom-remote')).toBe(false)
  })

  it.each([
    '<img src="https://t.example/x" width="1" height="1">',
    '<img src="https://t.example/x" style="width:1px;height:1px">',
    '<img src="https://t.example/x" style="display:none">',
    '<img src="//t.example/x" width=0 height=0>',
    '<img src="https://t.example/x" style="opacity:0">',
  ])('[RD-17] names the server of a tracking pixel: %s', (html) => {
    const cleaned = clean(html + html)
    expect(cleaned.trackers).toEqual([{ host: 't.example', count: 2 }])
    expect(cleaned.blockedRemoteCount).toBe(0)
  })

  it('[RD-18] marks inline ones by their place and tells which are used', () => {
    const cleaned = clean(
      '<img src="cid:b@x"><img src="CID:%3Ca@x%3E"><img src="cid:b@x"><img src="cid:unknown"><p style="background:url(cid:a@x)">x</p>',
      ['<a@x>', 'b@x', 'c@x'],
    )
    expect(cleaned.usedContentIds).toEqual(['b@x', 'a@x'])
    expect([...cleaned.body.querySelectorAll('img')].map((img) => img.dataset.mailroomCid)).toEqual([
      '0',
      '1',
      '0',
      undefined,
    ])
    expect(cleaned.body.querySelector('p')?.getAttribute('style')).toContain('var(--mailroom-inline-1, none)')
  })

  it('[RD-16] raster data stays, in attributes and in sheets', () => {
    expect(body(`<img src="${png}">`).querySelector('img')?.getAttribute('src')).toBe(png)
    expect(
      body(`<p style="background:url(${png})">x</p>`).querySelector('p')?.style.backgroundImage,
    ).toContain('data:image/png')
  })

  it.each([
    'data:image/svg+xml,<svg/>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data: image/png;base64,iVBORw0KGgo=',
    'data:image/p ng;base64,iVBORw0KGgo=',
    'data:image/png,raw',
    'data:text/html;base64,PGI+',
    'file:///etc/passwd',
    'x.png',
    'blob:https://x/1',
  ])('[T5] the address %s goes', (address) => {
    expect(body(`<img src="${address}">`).querySelector('img')?.hasAttribute('src')).toBe(false)
  })
})

describe('styles', () => {
  it.each([
    ['position:fixed', 'absolute'],
    ['position:fixed!important', 'absolute'],
    ['position:sticky', 'static'],
    ['p\\6fsition:fi\\78 ed', 'absolute'],
    ['position:absolute', 'absolute'],
    ['--p:fixed;position:var(--p)', 'static'],
  ])('[T13] %s becomes %s', (style, position) => {
    expect(body(`<p style="${style}">x</p>`).querySelector('p')?.style.position).toBe(position)
  })

  it('[RD-16] heights in parts of the window go, so that the frame has an end', () => {
    const style = body('<p style="height:100vh;min-height:calc(50vh - 1px);width:50vw">x</p>').querySelector(
      'p',
    )?.style
    expect(style?.cssText).toBe('width: 50vw;')
  })

  it('[RD-21] rules for dark systems go, since mails lie on light paper', () => {
    const css = inner('<style>@media (prefers-color-scheme: dark){p{color:white}}p{color:black}</style>x')
    expect(css).not.toContain('white')
    expect(css).toContain('black')
  })

  it.each([
    ['nothing', '<p>x</p>', false],
    ['words in colours', '<p style="color:#1f497d">x <font color="red">y</font></p>', false],
    [
      'white',
      '<body bgcolor="#FFFFFF"><p style="background:white">x</p><style>p{background:#fff}</style></body>',
      false,
    ],
    ['a picture in the text', '<p>x <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></p>', false],
    ['a coloured body', '<body bgcolor="#f0f0f0"><p>x</p></body>', true],
    ['a coloured cell', '<table><tr><td style="background-color:#003366">x</td></tr></table>', true],
    ['a colour in a sheet', '<style>.a{background:#eee url(x)}</style><p class="a">x</p>', true],
  ])('[RD-21] a mail with %s paints surfaces of its own: %#', (_what, html, expected) => {
    expect(cleanMailHtml(html).paintsGround).toBe(expected)
  })

  it('[T11] no text of a sheet can end its element', () => {
    expect(inner('<style>p::after{content:"\\3c/style>"}</style>')).not.toMatch(/<\/style>./)
  })
})

describe('links', () => {
  it('[RD-16] open in a new tab and tell nothing', () => {
    const link = body('<a href="https://example.com/a" target="_top" rel="opener">x</a>').querySelector('a')
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toBe('noopener noreferrer nofollow')
  })

  it('[RD-16] to a place inside the mail stay there', () => {
    const link = body('<a href="#top">x</a><a name="top">y</a>').querySelector('a')
    expect(link?.getAttribute('href')).toBe('#top')
    expect(link?.hasAttribute('target')).toBe(false)
  })

  it.each([
    'javascript:alert(1)',
    ' \u0001java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///c:/x',
    '\\\\host\\share',
    'ms-msdt:/id',
    'blob:https://x/1',
    'page.html',
    '/page',
  ])('[X4] [T39] %s is no link any more', (href) => {
    const link = body('<a>x</a>')
    link.innerHTML = ''
    const anchor = document.createElement('a')
    anchor.setAttribute('href', href)
    anchor.textContent = 'x'
    expect(body(anchor.outerHTML).querySelector('a')?.hasAttribute('href')).toBe(false)
  })

  it('[X8] a link in disguise shows where it leads, where no sheet can hide it', () => {
    const cleaned = body(
      '<style>*{display:none!important}</style><a href="https://evil.example/">bank.example</a>',
    )
    const link = cleaned.querySelector('a')
    expect(link?.title).toBe('leads to evil.example')
    const mark = link?.nextElementSibling as HTMLElement
    expect(mark.textContent).toContain('evil.example')
    expect(mark.style.getPropertyPriority('display')).toBe('important')
  })
})

describe('the document it comes in', () => {
  it('[X2] loads nothing and is not the page', () => {
    const cleaned = body('<p>x</p>')
    expect(cleaned.ownerDocument).not.toBe(document)
    expect(cleaned.ownerDocument.defaultView).toBeNull()
  })

  it('[X1] a name or id of the mail shadows no member of a document', () => {
    const cleaned = body('<img name="body"><form name="x"><input name="y"></form><p id="querySelector">x</p>')
    expect(cleaned.querySelector('[name]')).toBeNull()
    expect(cleaned.querySelector('[id]')).toBeNull()
  })
})
