import { contract } from '@mailroom/api'
import { maxProfilePictureBytes } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blobsUnderWay } from '../delivery/blobsUnderWay'
import { barePicture } from '../profile/bare/barePicture'
import { pictureForm } from '../profile/testing/pictureForm'
import { pictureKinds, realPicture } from '../profile/testing/realPictures'
import { withMetadata } from '../profile/testing/withMetadata'
import { openTestGateway, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

let gateway: TestGateway
let alice: TestBrowser
let bob: TestBrowser

beforeEach(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  bob = await gateway.signedIn('bob')
})
afterEach(() => gateway.close())

const show = (form: FormData, browser = alice) => browser.call('setProfilePicture', { form })
const ownPath = async () => (await alice.ask('loginAfter')).imgurl
const cardOfAlice = () => bob.ask('person', { query: { email: 'alice@example.com' } })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Deletes what nothing points to, as the hourly sweep does with what is older. */
const sweep = () =>
  gateway.store.blobs.sweep((keys) => blobsUnderWay(gateway.store.database, keys), { minAgeMs: -1 })

it.each(pictureKinds)('[ST-01] [HO-01] shows a picture (%s) to its owner and to colleagues', async (kind) => {
  expect(await ownPath()).toBe('')
  expect((await show(pictureForm(withMetadata(kind, 'Shanghai'), 'text/html'))).status).toBe(200)
  const path = await ownPath()
  expect(path).toMatch(/^\/api\/contact\/picture\/[\w-]{22}\/$/)
  expect((await alice.ask('profile')).imgurl).toBe(path)
  expect((await cardOfAlice()).imgurl).toBe(path)
  const { bytes, contentType } = barePicture(realPicture(kind))!
  for (const browser of [alice, bob]) {
    const answer = await browser.fetch(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(contentType)
    expect(await bytesOf(answer)).toEqual(bytes)
  }
})

it('[ST-01] [C2] is served as a picture and nothing else, and kept by one browser alone', async () => {
  await show(pictureForm('png'))
  const path = await ownPath()
  const { headers } = await alice.fetch(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('content-disposition')).toBe('attachment; filename="picture"')
  expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const tag = headers.get('etag')!
  const again = await alice.fetch(path, { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await alice.fetch(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

const bomb = realPicture('png')
bomb.writeUInt32BE(60_000, 16)
const gifScript = Buffer.from('GIF89a/*\0\x01\0*/=alert(1);//,;')
const polyglot = Buffer.concat([
  realPicture('jpeg').subarray(0, -2),
  Buffer.from('<script>alert(1)</script>'),
])

describe('a file that is no picture', () => {
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a script that begins as a GIF', gifScript],
    ['a JPEG that goes on as a page', polyglot],
    ['a PNG that says it is 60,000 pixels wide', bomb],
    ['nothing', Buffer.alloc(0)],
  ])('[ST-01] [N1] %s is refused at its field, and what was shown stays', async (_name, bytes) => {
    await show(pictureForm('webp'))
    const path = await ownPath()
    const answer = await show(pictureForm(bytes))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { picture: ['Please choose a PNG, JPEG, WebP or GIF picture of at most 1024 by 1024 pixels'] },
    ])
    expect(await ownPath()).toBe(path)
    expect(await sweep()).toBe(0)
  })

  it('[ST-01] [D2] one that is too large is refused before it is looked at', async () => {
    const large = Buffer.concat([realPicture('png'), Buffer.alloc(maxProfilePictureBytes)])
    // In one piece: a form that is still being written cannot be cut off in the middle without a word of its writer.
    const written = new Response(pictureForm(large))
    const answer = await alice.fetch(contract.setProfilePicture.path, {
      method: 'POST',
      headers: {
        origin: 'http://localhost:8080',
        'x-csrf-token': alice.csrfToken!,
        'content-type': written.headers.get('content-type')!,
      },
      body: await written.arrayBuffer(),
    })
    expect(answer.status).toBe(413)
    expect(await ownPath()).toBe('')
  })

  it('[ST-01] a form without one is refused', async () => {
    const form = new FormData()
    form.set('other', new Blob([realPicture('png')]), 'picture')
    expect((await show(form)).status).toBe(400)
    expect((await alice.call('setProfilePicture', { body: { picture: 'x' } })).status).toBe(400)
  })
})

describe('who sees a picture', () => {
  let path = ''
  beforeEach(async () => {
    await show(pictureForm('png'))
    path = await ownPath()
  })

  it('[A2] nobody without a session', async () => {
    const answer = await gateway.browser().fetch(path)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('[LK-08] [A5] nobody whose screen is locked, though they have seen it before', async () => {
    const { headers } = await bob.fetch(path)
    await bob.ask('lockScreen')
    const locked = await bob.fetch(path, { headers: { 'if-none-match': headers.get('etag')! } })
    expect(locked.status).toBe(423)
    expect((await show(pictureForm('gif'), bob)).status).toBe(423)
  })

  it('[A1] nobody who guesses: neither by account, nor by another name, nor by a path', async () => {
    const { id } = gateway.alice
    for (const guess of [String(id), 'A'.repeat(22), '..', '%2e%2e%2f', `${id}/../${id}`, '1%00'])
      expect((await bob.fetch(`/api/contact/picture/${guess}/`)).status).toBe(404)
  })

  it('[A1] nobody but the owner once the owner is not listed any more', async () => {
    const { db } = gateway.store.database
    await db.updateTable('accounts').set({ is_active: 0 }).where('id', '=', gateway.alice.id).execute()
    expect((await bob.fetch(path)).status).toBe(404)
    expect((await cardOfAlice()).imgurl).toBe('')
  })

  it('[A3] [ST-16] whoever works in the mailbox, at the highest level too, but may not change it', async () => {
    await gateway.services.shares.set(gateway.alice.id, gateway.bob.id, 'fullControl')
    const { results } = await bob.ask('shareUsers')
    bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
    expect((await bob.fetch(path)).status).toBe(200)
    expect((await bob.ask('loginAfter')).imgurl).toBe(path)
    expect((await show(pictureForm('gif'), bob)).status).toBe(403)
    expect((await bob.call('removeProfilePicture')).status).toBe(403)
    expect((await bob.call('setGender', { body: { gender: 'male' } })).status).toBe(403)
    expect(await ownPath()).toBe(path)
  })
})

describe('the bytes of a picture', () => {
  it('[ST-01] [R3] stay while it is shown, and go with it', async () => {
    await show(pictureForm('png'))
    const first = await ownPath()
    expect(await sweep()).toBe(0)
    expect((await alice.fetch(first)).status).toBe(200)
    await show(pictureForm('jpeg'))
    const second = await ownPath()
    expect(second).not.toBe(first)
    expect((await alice.fetch(first)).status).toBe(404)
    // Nothing was left behind for the sweep.
    expect(await sweep()).toBe(0)
    expect((await alice.fetch(second)).headers.get('content-type')).toBe('image/jpeg')
    await alice.ask('removeProfilePicture')
    await alice.ask('removeProfilePicture')
    expect(await ownPath()).toBe('')
    expect((await alice.fetch(second)).status).toBe(404)
    expect(await sweep()).toBe(0)
  })

  it('[ST-01] [R3] of several that come at once one is kept', async () => {
    const answers = await Promise.all(pictureKinds.map((kind) => show(pictureForm(kind))))
    expect(answers.map(({ status }) => status)).toEqual(pictureKinds.map(() => 200))
    expect((await alice.fetch(await ownPath())).status).toBe(200)
    expect(await sweep()).toBe(0)
  })

  it('[ST-01] [R3] go when the account does', async () => {
    await show(pictureForm('png'))
    await gateway.store.database.db.deleteFrom('accounts').where('id', '=', gateway.alice.id).execute()
    expect(await sweep()).toBe(1)
  })
})

describe('gender', () => {
  it('[HO-01] [ST-01] is unknown until somebody says it, and colleagues are told', async () => {
    expect((await alice.ask('loginAfter')).gender).toBe('unknown')
    await alice.ask('setGender', { body: { gender: 'female' } })
    expect((await alice.ask('loginAfter')).gender).toBe('female')
    expect((await alice.ask('profile')).gender).toBe('female')
    expect((await cardOfAlice()).gender).toBe('female')
    expect((await bob.ask('loginAfter')).gender).toBe('unknown')
    await alice.ask('setGender', { body: { gender: 'unknown' } })
    expect((await cardOfAlice()).gender).toBe('unknown')
  })

  it('[ST-01] is one of three', async () => {
    for (const gender of ['', 'other', 1, null])
      expect((await alice.call('setGender', { body: { gender } })).status).toBe(400)
  })

  it('[ML-13] of strangers is not known, and they show no picture', async () => {
    const card = await bob.ask('person', { query: { email: 'dave@out.example' } })
    expect([card.gender, card.imgurl]).toEqual(['unknown', ''])
  })
})

it('[ST-01] a new picture stays where the one before could not be deleted, and the sweep takes that', async () => {
  await show(pictureForm('png'))
  vi.spyOn(gateway.store.blobs, 'delete').mockRejectedValueOnce(new Error('The disk is away.'))
  expect((await show(pictureForm('jpeg'))).status).toBe(200)
  const answer = await alice.fetch(await ownPath())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sweep()).toBe(1)
})

it('[HO-01] [SH-05] administrators see a picture and take it away, which is written down; its owner chooses another', async () => {
  await gateway.services.performAct('name-administrator', gateway.bob.id, { clientAddress: '' })
  const path = { id: `${gateway.alice.id}` }
  const remove = (browser: TestBrowser) => browser.call('adminAct', { path, body: { act: 'remove-picture' } })
  expect((await bob.ask('adminAccount', { path })).imgurl).toBe('')
  expect((await remove(bob)).status).toBe(409)
  await show(pictureForm('png'))
  const picture = await ownPath()
  expect((await bob.ask('adminAccount', { path })).imgurl).toBe(picture)
  expect((await remove(alice)).status).toBe(403)
  expect((await remove(bob)).status).toBe(200)
  expect([await ownPath(), (await cardOfAlice()).imgurl]).toEqual(['', ''])
  for (const browser of [alice, bob]) expect((await browser.fetch(picture)).status).toBe(404)
  expect(await sweep()).toBe(0)
  const { results } = await bob.ask('adminAudit', { query: { page_size: '1' } })
  expect(results).toMatchObject([{ action: 'picture-removed', username: 'alice@example.com' }])
  // Nobody is signed out by it.
  await show(pictureForm('jpeg'))
  expect(await ownPath()).not.toBe('')
})

it('[GW-04] a picture has its own route in the document', () => {
  expect(contract.profilePicture.path).toBe('/api/contact/picture/{id}/')
  expect(contract.profilePicture.answer).toBe('binary')
})
