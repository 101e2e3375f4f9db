import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HostFolder, openHostFolder } from './openHostFolder'

let folder: string
let host: HostFolder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-host-'))
  await mkdir(join(folder, 'site/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'site/index.html'), '<title>Mailroom</title>')
  await writeFile(join(folder, 'site/assets/index-B1x9Qz0a.js'), 'plain')
  await writeFile(join(folder, 'site/assets/index-B1x9Qz0a.js.br'), 'packed')
  await writeFile(join(folder, 'site/图 标.svg'), '<svg/>')
  host = await openHostFolder(join(folder, 'site'))
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  host(new Request(`http://localhost${path}`, { headers }))

describe('the web client', () => {
  it('[SH-14] gets its page for every path that is one', async () => {
    for (const path of ['/', '/mailbox', '/login', '/mail/read/731']) {
      const answer = await get(path)
      expect(await answer!.text()).toBe('<title>Mailroom</title>')
      expect(answer!.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('[SH-14] gets hashed files packed and for ever', async () => {
    const answer = await get('/assets/index-B1x9Qz0a.js', { 'accept-encoding': 'gzip, br' })
    expect(await answer!.text()).toBe('packed')
    expect(answer!.headers.get('content-encoding')).toBe('br')
    expect(answer!.headers.get('cache-control')).toContain('immutable')
    expect(answer!.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('[SH-14] gets the plain file when it cannot unpack', async () => {
    expect(await (await get('/assets/index-B1x9Qz0a.js'))!.text()).toBe('plain')
  })

  it('[SH-14] is told when its copy is still right', async () => {
    const tag = (await get('/'))!.headers.get('etag')!
    expect((await get('/', { 'if-none-match': tag }))!.status).toBe(304)
  })

  it('[SH-14] finds names in any script', async () => {
    expect(await (await get(`/${encodeURIComponent('图 标')}.svg`))!.text()).toBe('<svg/>')
  })

  it.each([
    '/secret.txt',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/%00.js',
    '/api/secret',
    '/missing.js',
    '/websocket',
  ])('[F1] gets nothing for %s', async (path) => {
    const answer = await get(path)
    expect(answer).toBeUndefined()
  })
})
