import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openHostFolder } from './openHostFolder'

const place = '<script type="application/json" id="mailroom-opening"></script>'
const document = `<head><title>Mailroom</title></head><body>${place}</body>`
const hostile = JSON.stringify({
  subject: '</script><script>alert(1)</script><!-- <script> 邮箱 $& $1 \u2028 ]]>',
})

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-opening-'))
  await writeFile(join(folder, 'index.html'), document)
})
afterAll(() => rm(folder, { recursive: true }))

/** Goes there with an answer that comes in this way. */
async function visit(opening: () => Promise<string | undefined>, init: RequestInit = {}, path = '/mailbox') {
  const host = await openHostFolder(folder, { opening })
  const headers = { 'sec-fetch-mode': 'navigate' }
  return (await host(new Request(`http://localhost${path}`, { headers, ...init })))!
}

/** What stands in the block, as a browser reads it: until the first thing that looks like its end. */
const blockOf = (html: string) => /id="mailroom-opening">(.*?)<\/script/s.exec(html)?.[1]

it('[T40] [X1] the document of whoever is signed in brings what the mailbox begins with, in which no tag can begin', async () => {
  const answer = await visit(async () => hostile)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('vary')).toBe('Cookie')
  const html = await answer.text()
  const block = blockOf(html)!
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual(JSON.parse(hostile))
  expect(html.replace(block, '')).toBe(document)
})

it('[T40] its head is on the way before the mailbox has answered', async () => {
  const coming = Promise.withResolvers<string>()
  const reader = (await visit(() => coming.promise)).body!.getReader()
  const head = Buffer.from((await reader.read()).value!).toString()
  expect(head).toContain('<title>Mailroom</title>')
  expect(head.endsWith('id="mailroom-opening">')).toBe(true)
  coming.resolve('{}')
  expect(Buffer.from((await reader.read()).value!).toString()).toBe(`{}${document.slice(head.length)}`)
})

it.each([
  ['is refused', async () => undefined],
  ['fails', async () => Promise.reject(new Error('the mail server is away'))],
  ['takes too long', () => new Promise<string>(() => {})],
])('[T40] [ER-03] an answer that %s leaves the document as it is: the client asks', async (_how, opening) => {
  expect(await (await visit(opening)).text()).toBe(document)
})

it('[T40] [C2] nothing but going there brings mail along', async () => {
  const opening = vi.fn(async () => hostile)
  const visits = [
    visit(opening, { headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' } }),
    visit(opening, { headers: { 'sec-fetch-mode': 'cors' } }),
    visit(opening, { headers: {} }),
    visit(opening, { method: 'HEAD' }),
    // What is kept for reading without a connection.
    visit(opening, {}, '/index.html'),
  ]
  for (const answer of await Promise.all(visits)) expect(blockOf(await answer.text()) ?? '').toBe('')
  expect(opening).not.toHaveBeenCalled()
})
