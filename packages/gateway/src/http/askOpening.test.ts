import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

const place = '<script type="application/json" id="mailroom-opening">'

let folder: string
let gateway: TestGateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-host-'))
  await writeFile(join(folder, 'index.html'), `<meta name="mailroom-sign-in" content="" />${place}</script>`)
  gateway = await openTestGateway({ hostFolder: folder })
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

/** What the document of a page brings along; undefined for nothing. */
async function brought(browser: TestBrowser, path = '/mailbox/innerbox/INBOX', headers = {}) {
  const answer = await browser.fetch(path, { headers: { 'sec-fetch-mode': 'navigate', ...headers } })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const written = html.slice(html.indexOf(place) + place.length, html.indexOf('</script>'))
  return written === '' ? undefined : (JSON.parse(written) as object)
}

it('[T40] [SE-13] the document brings what the call answers, and its policy is that of all pages', async () => {
  const alice = await gateway.signedIn('alice')
  expect(await brought(alice)).toEqual(await alice.ask('opening', { query: { folder: 'INBOX' } }))
  expect(await brought(alice, '/setting/general')).toEqual(await alice.ask('opening'))
  const answer = await alice.fetch('/mailbox', { headers: { 'sec-fetch-mode': 'navigate' } })
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('[SE-16] [A6] brings nothing where nobody is signed in, or is no more', async () => {
  expect(await brought(gateway.browser())).toBeUndefined()
  const alice = await gateway.signedIn('alice')
  const { cookie } = alice
  await alice.ask('logout')
  expect(await brought(gateway.browser(), '/mailbox', { cookie })).toBeUndefined()
})

it('[LK-08] [LK-02] tells only who is there while the screen is locked', async () => {
  const alice = await gateway.signedIn('alice')
  await alice.ask('lockScreen')
  expect(Object.keys((await brought(alice))!)).toEqual(['session'])
})

it('[A1] is that of whoever asks, and of nobody else', async () => {
  const bob = await gateway.browser().signIn('bob', passwords.bob)
  const opening = (await brought(bob)) as { session: { email: string } }
  expect(opening.session.email).toBe('bob@example.com')
})
