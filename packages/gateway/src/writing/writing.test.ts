import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterAll(() => gateway.close())

const titles = async (browser: TestBrowser) =>
  (await browser.ask('signatures')).results.map(({ caption }) => caption)

it('[A1] [CO-05] nobody reads, changes, chooses or deletes the signatures of somebody else', async () => {
  const form = { caption: 'mine', content: 'Li Na' }
  const { id } = await alice.ask('createSignature', { body: form })
  await alice.ask('setDefaultSignatures', { body: { default: id } })
  expect(await titles(bob)).toEqual([])
  const change = { path: { id }, body: { ...form, caption: 'yours' } }
  expect((await bob.call('updateSignature', change)).status).toBe(404)
  expect((await bob.call('setDefaultSignatures', { body: { refw_default: id } })).status).toBe(404)
  await bob.ask('deleteSignatures', { body: { ids: [id] } })
  expect(await alice.ask('signatures')).toEqual({
    results: [{ id, ...form }],
    default: id,
    refw_default: null,
  })
})

it('[A1] [CO-05] nobody opens or deletes the templates of somebody else', async () => {
  const { id } = await alice.ask('createTemplate', { body: { caption: 'mine', content: 'Hello' } })
  expect((await bob.call('template', { path: { id } })).status).toBe(404)
  await bob.ask('deleteTemplates', { body: { ids: [id] } })
  // A signature is no template, and the other way round.
  await alice.ask('deleteSignatures', { body: { ids: [id] } })
  expect(
    (await alice.call('updateSignature', { path: { id }, body: { caption: 'x', content: 'x' } })).status,
  ).toBe(404)
  expect(await alice.ask('template', { path: { id } })).toEqual({ id, caption: 'mine', content: 'Hello' })
})

it('[ST-05] says under the fields what is missing, in the language of the reader', async () => {
  const body = { caption: ' ', content: '<p>&nbsp;</p>' }
  const headers = { 'accept-language': 'zh-CN' }
  const answer = await bob.call('createSignature', { body, headers })
  const faults = { caption: ['请填写标题'], content: ['请填写内容'] }
  expect([answer.status, await answer.json()]).toEqual([400, faults])
})

it('[A9] [I1] keeps odd text as it is, and no more than twenty', async () => {
  for (let count = 0; count < 20; count += 1)
    await bob.ask('createSignature', { body: { caption: `'; --\r\n${count}\0`, content: '\ud800<b>x' } })
  const { results } = await bob.ask('signatures')
  expect(results).toHaveLength(20)
  expect(results[7]).toMatchObject({ caption: "'; -- 7\ufffd", content: '\ufffd<b>x' })
  const body = { caption: 'one more', content: 'x' }
  expect((await bob.call('createSignature', { body })).status).toBe(400)
})
