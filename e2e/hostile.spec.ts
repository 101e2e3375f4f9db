import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { button, editor, mailText, openAs, row } from './product/mailbox'
import { expect, test } from './product/test'
import { ranIn, watch } from './product/watchAttacks'

interface Attack {
  readonly name: string
  readonly html: string
}

const run = 'parent.pwned=1;top.pwned=1;window.pwned=1;alert(1)'
const out = 'https://canary.test/'

/** What each of them tries is in its name. */
const ownAttacks: readonly Attack[] = [
  { name: 'script', html: `<script>${run}</script>` },
  { name: 'picture that fails', html: `<img src=x onerror="${run}">` },
  { name: 'drawing that loads', html: `<svg onload="${run}"><script>${run}</script></svg>` },
  { name: 'script address', html: `<a href="javascript:${run}">x</a><a href="java&#10;script:${run}">y</a>` },
  {
    name: 'frame',
    html: `<iframe srcdoc="<script>${run}</script>"></iframe><iframe src="javascript:${run}"></iframe>`,
  },
  {
    name: 'object',
    html: `<object data="data:text/html,<script>${run}</script>"></object><embed src="${out}e.swf">`,
  },
  {
    name: 'form',
    html: `<form action="${out}f"><input autofocus onfocus="${run}"><button formaction="javascript:${run}">s</button></form>`,
  },
  { name: 'base', html: `<base href="${out}"><img src="relative.png"><link rel="stylesheet" href="x.css">` },
  { name: 'refresh', html: `<meta http-equiv="refresh" content="0;url=${out}m">` },
  {
    name: 'remote picture',
    html: `<img src="${out}i.png"><img srcset="${out}s.png 2x"><picture><source srcset="${out}p.png"></picture>`,
  },
  { name: 'remote sheet', html: `<style>@import "${out}a.css";body{background:url(${out}b.png)}</style>` },
  {
    name: 'remote style',
    html: `<div style="background:url('${out}c.png');list-style:url(${out}l.png)">x</div>`,
  },
  {
    name: 'hidden address in css',
    html: `<div style="background:u\\72l(${out}d.png)">x</div><style>p{background:\\75 rl(${out}h.png)}</style><p>x</p>`,
  },
  {
    name: 'remote font',
    html: `<style>@font-face{font-family:z;src:url(${out}z.woff)}p{font-family:z}</style><p>text</p>`,
  },
  {
    name: 'old background',
    html: `<table background="${out}t.png"><tr><td background="${out}td.png">x</td></tr></table>`,
  },
  {
    name: 'sound and film',
    html: `<video src="${out}v.mp4" poster="${out}v.png" autoplay></video><audio src="${out}a.mp3" autoplay></audio>`,
  },
  {
    name: 'drawing from afar',
    html: `<svg><image href="${out}g.svg"/><use href="${out}u.svg#x"/><feImage href="${out}fe.png"/></svg>`,
  },
  {
    name: 'early connection',
    html: `<link rel="preconnect" href="${out}"><link rel="dns-prefetch" href="//canary.test"><link rel="prefetch" href="${out}pf">`,
  },
  {
    name: 'parser trick with math',
    html: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  },
  { name: 'parser trick with noscript', html: `<noscript><p title="</noscript><img src=x onerror=${run}>">` },
  {
    name: 'template',
    html: `<template><script>${run}</script></template><template shadowrootmode="open"><img src="${out}sh.png"></template>`,
  },
  {
    name: 'clobbering',
    html: `<form id="attributes"><input name="nodeName"></form><a id="body"></a><img name="createElement"><a id="pwned" href="x">`,
  },
  {
    name: 'animation',
    html: `<style>@keyframes k{}</style><p style="animation:k 1s" onanimationstart="${run}">x</p><details open ontoggle="${run}">x</details>`,
  },
  { name: 'unquoted handler', html: `<body onload=${run} onpageshow=${run}><p/onmouseover=${run}//>x</p>` },
  {
    name: 'cover',
    html: `<div style="position:fixed;inset:0;z-index:99999;background:red"><a href="${out}">sign in again</a></div>`,
  },
  {
    name: 'data page',
    html: `<a href="data:text/html,<script>${run}</script>">x</a><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>">`,
  },
]

/** One of so many goes through the product; the reading view alone is shown all of them. */
const share = process.env.MAILROOM_LONG ? 10 : 250

/** Collected by other projects, where they are at hand. */
function collectedAttacks(): readonly Attack[] {
  const file = join(process.env.MAILROOM_CORPORA ?? '', 'payloads.jsonl')
  if (process.env.MAILROOM_CORPORA === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines
    .filter((_, index) => index % share === 0)
    .map((line) => JSON.parse(line) as { id: string; html: string })
    .map(({ id, html }) => ({ name: id, html }))
}

const perTest = 13
const attacks = [...ownAttacks, ...collectedAttacks()]

for (let start = 0; start < attacks.length; start += perTest) {
  const batch = attacks.slice(start, start + perTest)
  test(`[X1] [X2] [C2] mails ${start + 1} to ${start + batch.length} of the hostile ones do nothing`, async ({
    browser,
    gateway,
  }) => {
    const page = await openAs(browser, gateway.url, 'alice')
    const { seen } = watch(page.context(), gateway.url)
    for (const [index, { name, html }] of batch.entries())
      await gateway.deliver({
        subject: `敌意 ${start + index}。${name}`,
        html: `<p>canary</p>${html}<p>canary end</p>`,
      })
    // Rows that are still moving down are no aim for a click.
    await expect(row(page, `敌意 ${start + batch.length - 1}。`)).toBeVisible()
    for (const [index, { name }] of batch.entries()) {
      await row(page, `敌意 ${start + index}。`).click()
      await expect(mailText(page).locator('body'), name).toContainText('canary')
      await button(page, '回复').click()
      await expect(editor(page), name).toContainText('canary')
      expect(await ranIn(page), name).not.toContain(true)
      expect(seen, name).toEqual([])
      await button(page, '全部关闭').click()
    }
    await page.context().close()
  })
}

test('[X8] shows names of senders, subjects and files as text, and no false extensions', async ({
  browser,
  gateway,
}) => {
  // Bob reads in English once another test has been there.
  const name = await gateway.newcomer('高远')
  const page = await openAs(browser, gateway.url, name)
  const { seen } = watch(page.context(), gateway.url)
  const markup = '<img src=x onerror="window.pwned=1"><b>bold</b>'
  await gateway.deliver({
    to: `${name}@example.com`,
    from: { name: `<i>${markup}`, address: 'evil@partner.test' },
    subject: `标题 ${markup}`,
    html: '<p>canary</p>',
    attachments: [
      { filename: 'invoice\u202Efdp.exe', content: 'MZ' },
      { filename: '<img src=x onerror=alert(1)>.txt', content: 'x' },
      { filename: '../../etc/passwd', content: 'x' },
    ],
  })
  await expect(row(page, /标题/)).toContainText('<b>bold</b>')
  await row(page, /标题/).click()
  await expect(mailText(page).getByText('canary')).toBeVisible()
  await expect(page.getByRole('heading', { name: `标题 ${markup}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^3 个附件/ })).toBeVisible()
  const saving = page.getByRole('button', { name: /^下载 / })
  await expect(saving).toHaveCount(3)
  const names = await saving.evaluateAll((all) =>
    all.map((one) => `${one.textContent} ${one.getAttribute('aria-label')}`),
  )
  expect(names.join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(names[0]).toContain('.exe')
  const download = page.waitForEvent('download')
  await saving.nth(2).click()
  expect((await download).suggestedFilename()).not.toMatch(/[\\/]/)
  await button(page, '回复').click()
  await expect(editor(page)).toContainText('canary')
  expect(await page.locator('b', { hasText: 'bold' }).count()).toBe(0)
  expect(await ranIn(page)).not.toContain(true)
  expect(seen).toEqual([])
  await page.context().close()
})

const addresses = [
  '/',
  '/login',
  '/404',
  '/nothing',
  '/frame.html',
  '/assets/nothing.js',
  '/api/nothing',
  '/api/openapi.json',
  '/healthz',
]

test('[C2] every answer forbids scripts in its page and guessing of types', async ({ request, gateway }) => {
  for (const address of addresses) {
    const headers = (await request.get(gateway.url + address)).headers()
    expect(headers['content-security-policy'], address).toMatch(
      /default-src 'none'|default-src 'self'|script-src/,
    )
    expect(headers['content-security-policy'], address).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
  }
})
