import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostFolder, openHostFolder } from './openHostFolder'

const document = `<head><meta name="mailroom-sign-in" content="" />
  <link rel="modulepreload" crossorigin href="/assets/adapter-1.js">
  <link rel="preload" as="style" crossorigin href="/assets/shell-1.css"></head>`
const hostile = { title: '"><script>alert(1)</script> 邮箱 $& $1' }

let folder: string
let host: HostFolder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-document-'))
  await writeFile(join(folder, 'index.html'), document)
  await writeFile(join(folder, 'index.html.br'), 'packed')
  host = await openHostFolder(folder, {
    signIn: ({ headers }) => (headers.has('cookie') ? undefined : hostile),
  })
})
afterAll(() => rm(folder, { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await host(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br', ...headers } })))!

it('[SE-19] [X1] [T40] the document of whoever is not signed in brings the answer along, which is no HTML whatever it says', async () => {
  const answer = await get('/mailbox')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-encoding')).toBeNull()
  const [, written] = /^<head><meta name="mailroom-sign-in" content="([A-Za-z0-9+/=]+)" \/><\/head>$/.exec(
    await answer.text(),
  )!
  expect(JSON.parse(Buffer.from(written!, 'base64').toString())).toEqual(hostile)
})

it('[SE-19] [SH-20] whoever has a session gets the document as it is, and so does who keeps it', async () => {
  for (const answer of [await get('/mailbox', { cookie: 'mailroom=x' }), await get('/index.html')]) {
    expect(await answer.text()).toBe('packed')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
})
