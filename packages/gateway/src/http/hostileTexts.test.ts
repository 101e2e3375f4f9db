import { text } from 'node:stream/consumers'
import type { CallName } from '@mailroom/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { probesOf } from '../testing/every-route/probes'
import { canary, openWorld, type World, wrapped } from '../testing/every-route/World'
import { askedFields } from '../testing/hostile/askedFields'
import { HostileAsker } from '../testing/hostile/askHostile'
import { hostileTexts } from '../testing/hostile/hostileTexts'
import { isShown } from '../testing/hostile/KeptField'
import { keptFields, keptKinds } from '../testing/hostile/keptFields'
import { stringsIn, witnessesOf } from '../testing/hostile/stringsIn'
import { type Described, nameOfField, type TextField, textFieldsOf } from '../testing/hostile/textFields'
import { withText } from '../testing/hostile/withText'
import { passwords } from '../testing/openTestGateway'
import type { TestCall } from '../testing/TestBrowser'

let world: World
let kept: Awaited<ReturnType<typeof keptFields>>
let fields: readonly TextField[]
const texts = Object.entries(hostileTexts)
/** Each field is tried with some of them, each of them at some fields; with the long suites, all at all. */
const share = process.env.MAILROOM_LONG ? 1 : 4
const textsFor = (field: number) => texts.filter((_, index) => (index + field) % share === 0)

beforeAll(async () => {
  world = await openWorld({ allowRegistration: true })
  kept = await keptFields(world)
  fields = textFieldsOf((await (await world.alice.fetch('/api/openapi.json')).json()) as Described)
})
afterAll(async () => {
  await world.gateway.postOffice.stop()
  await world.gateway.close()
})

const asked = new Set(
  Object.entries(askedFields).flatMap(([call, names]) => names.split(' ').map((name) => `${call} ${name}`)),
)

/** The names that a refusal may be said at: the way's first, and what is said of the whole of it. */
const namesOf = ({ steps }: TextField) => [String(steps[0]), 'non_field_errors']

it('[X3] each free text of the published document is in the tables, and nothing else', () => {
  const names = Object.values(kept).flatMap((each) => Object.keys(each))
  expect([...asked, ...names].toSorted()).toEqual(fields.map(nameOfField).toSorted())
})

// Before anything is called so.
it('[X3] [A9] what looks for, names or proves something finds nothing, and changes nothing', async () => {
  const before = await witnessesOf(world)
  const probes = await probesOf(world, world.alice)
  const faults: string[] = []
  const asker = new HostileAsker(world)
  for (const [index, field] of fields.entries()) {
    if (!asked.has(nameOfField(field))) continue
    const probe: TestCall = harmless[field.call] ?? probes[field.call as CallName]?.input ?? {}
    for (const [trick, words] of textsFor(index)) {
      const { fault } = await asker.ask(field, withText(probe, field, words), [
        ...namesOf(field),
        ...(saidAt[field.call] ?? []),
      ])
      if (fault !== undefined) faults.push(`${trick} in ${fault}`)
    }
  }
  expect(faults).toEqual([])
  const after = new Set(await witnessesOf(world))
  expect(before.filter((one) => !after.has(one))).toEqual([])
}, 300_000)

describe('[X3] what is kept is given back as it was, or refused at its field, and nothing else is changed', () => {
  it.for(keptKinds)('%s', { timeout: 300_000 }, async (kind) => {
    const before = await witnessesOf(world)
    expect(before.length).toBeGreaterThan(15)
    const faults: string[] = []
    let asks = 0
    let taken = 0
    const asker = new HostileAsker(world)
    for (const [index, field] of fields.entries()) {
      const one = kept[kind][nameOfField(field)]
      if (one === undefined) continue
      for (const [trick, words] of textsFor(index)) {
        const names = [String(field.steps[0]), ...(one.saidAt ? [one.saidAt] : [])]
        const { status, fault } = await asker.ask(field, withText(await one.input(), field, words), names)
        asks += 1
        if (fault !== undefined) faults.push(`${trick} in ${fault}`)
        if (status !== 200) continue
        taken += 1
        const calls = typeof one.shown === 'function' ? await one.shown() : one.shown
        const found = new Set<string>()
        for (const [call, given] of calls)
          for (const shown of stringsIn(await world.alice.ask(call, given))) found.add(shown)
        if (!isShown(words, found, one.as))
          faults.push(`${trick} in ${nameOfField(field)} is not what is there`)
      }
    }
    expect(faults).toEqual([])
    // It is of use only if much of it is taken.
    expect(taken).toBeGreaterThan(asks / 3)
    const after = new Set(await witnessesOf(world))
    expect(before.filter((thing) => !after.has(thing))).toEqual([])
  })
})

it('[X3] [T16] no mail that came of it has a header of theirs', async () => {
  const found: string[] = []
  let count = 0
  for (const { id } of [world.gateway.alice, world.gateway.bob, { id: world.carolId }]) {
    const box = world.gateway.store.mail.mailbox(id)
    for (const { id: folder } of await box.folders()) {
      const { messages } = await box.list({ folder, offset: 0, limit: 100 })
      for (const { ref } of messages) {
        count += 1
        const raw = await box.raw(ref)
        const head = (await text(await raw.open())).split(/\r?\n\r?\n/)[0]!
        if (/^(?:x-injected|a1 logout)/im.test(head)) found.push(head)
      }
    }
  }
  expect(count).toBeGreaterThan(20)
  expect(found).toEqual([])
})

it('[X3] a browser and a file that are called so stay text', async () => {
  const faults: string[] = []
  for (const [trick, words] of texts) {
    const line = words
      .replaceAll(/[^\x20-\x7e]/g, ' ')
      .trim()
      .slice(0, 1_000)
    const browser = world.gateway.browser()
    const body = { username: 'bob', password: await wrapped(browser, passwords.bob) }
    const signed = await browser.call('login', { body, headers: { 'user-agent': line } })
    if (signed.status !== 200) faults.push(`${trick} as a browser: ${signed.status}`)
    const { results } = await browser.ask('openSessions')
    if (!results.some(({ is_current }) => is_current)) faults.push(`${trick} as a browser is not there`)
    const form = new FormData()
    form.set('file', new Blob(['x']), words)
    const upload = await world.alice.call('upload', { form })
    if (upload.status >= 500) faults.push(`${trick} as a file: ${upload.status}`)
    if (upload.status !== 200) continue
    const { id, name } = (await upload.json()) as { readonly id: string; readonly name: string }
    if (/[/\\\p{Cc}\u202E]/u.test(name)) faults.push(`${trick} as a file is called ${name}`)
    const file = await world.alice.call('uploaded', { path: { id } })
    if (file.status !== 200 || file.headers.has('x-injected')) faults.push(`${trick} as a file is not there`)
  }
  expect(faults).toEqual([])
})

/** What is asked for first, or what a form calls the field. */
const saidAt: Readonly<Record<string, readonly string[]>> = {
  beginPhone: ['proof'],
  cancelTag: ['flags'],
  changePassword: ['password'],
  checkCaptcha: ['captcha'],
  importCertificate: ['file', 'password'],
  importContacts: ['file'],
  importEvents: ['file'],
  register: ['password'],
  sealedAttachment: ['password'],
  upload: ['file'],
}

/** Requests that nothing comes of, for calls without one, and for those that would take a thing away. */
const harmless: Readonly<Record<string, TestCall>> = {
  login: { body: { username: 'nobody', password: 'x' } },
  ticketLogin: { body: { ticket: 'x' } },
  twoFactorLogin: { body: { code: 'x' } },
  checkCaptcha: { body: { id: 'x', text: 'x' } },
  signOn: { body: { state: 'x'.repeat(43), code: 'x' } },
  deleteFolder: { body: { src_folder: `${canary}-none`, dst_folder: 'INBOX' } },
  changePassword: { body: { password: 'x', new_password: 'y', confirm_password: 'y' } },
  register: {
    body: {
      ...{ username: 'zhao', domain: 'example.com', realname: 'Zhao', english_name: 'Zhao', job_number: '1' },
      ...{ password: 'x', confirm_password: 'x', department_id: null, is_agreed: true },
    },
  },
}
