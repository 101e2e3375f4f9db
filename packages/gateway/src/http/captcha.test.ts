import type { CaptchaAnswer } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Settings } from '../config/Settings'
import { ManualClock } from '../jobs/ManualClock'
import { openTestGateway, passwords, type TestGateway } from '../testing/openTestGateway'
import { hashOf } from '../session/tokens'
import type { TestBrowser } from '../testing/TestBrowser'

let clock: ManualClock
let gateway: TestGateway
/** The handler reads them with each call, so one gateway serves every policy. */
let settings: { -readonly [Name in keyof Settings]: Settings[Name] }

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
  gateway = await openTestGateway({ captchaWhen: 'always' }, clock)
  settings = gateway.settings
})
afterEach(() => gateway.close())

const wanted = { captcha: ['Please complete the verification'] }
const failed = { captcha: ['Verification code failed, please re-validate!'] }
const newPuzzle = (browser: TestBrowser, readable = false) =>
  browser.ask('newCaptcha', { body: { readable } })
const answer = (browser: TestBrowser, id: string, given: CaptchaAnswer) =>
  browser.call('checkCaptcha', { body: { id, ...given } })
const signIn = (browser: TestBrowser, captcha?: string, password: string = passwords.alice) =>
  browser.tryPassword('alice', password, captcha === undefined ? {} : { captcha })
const said = async (response: Response) => [response.status, await response.json()]

/** What only the server knows. */
async function solution({ id }: { readonly id: string }): Promise<CaptchaAnswer> {
  const { solution: kept } = await gateway.store.database.db
    .selectFrom('captchas')
    .select('solution')
    .where('id_hash', '=', hashOf(id))
    .executeTakeFirstOrThrow()
  return JSON.parse(kept) as CaptchaAnswer
}
async function solved(browser: TestBrowser): Promise<string> {
  const puzzle = await newPuzzle(browser)
  expect((await answer(browser, puzzle.id, await solution(puzzle))).status).toBe(200)
  return puzzle.id
}

describe('signing in with a captcha', () => {
  it('[SE-07] needs one that was solved, and says so; the page knows it before', async () => {
    const browser = gateway.browser()
    expect(await browser.ask('loginBefore')).toMatchObject({ captcha_when: 'always', captcha_type: 'slide' })
    expect(await said(await signIn(browser))).toEqual([400, wanted])
    expect(await said(await signIn(browser, 'made-up'))).toEqual([400, wanted])
    const { id } = await newPuzzle(browser)
    expect(await said(await signIn(browser, id))).toEqual([400, wanted])
    expect((await signIn(browser, await solved(gateway.browser()))).status).toBe(400)
    expect((await signIn(browser, await solved(browser))).status).toBe(200)
  })

  it('[SE-07, B2] uses it up, whatever comes of the password', async () => {
    const browser = gateway.browser()
    const id = await solved(browser)
    expect((await signIn(browser, id, 'wrong')).status).toBe(400)
    expect(await said(await signIn(browser, id))).toEqual([400, wanted])
  })

  it('[SE-07] takes it in the browser that solved it, for three minutes', async () => {
    const [browser, other] = [gateway.browser(), gateway.browser()]
    await newPuzzle(other)
    const id = await solved(browser)
    expect((await signIn(other, id)).status).toBe(400)
    clock.advance(180_001)
    expect((await signIn(browser, id)).status).toBe(400)
  })

  it('[SE-07] is asked for after wrong passwords of the account or the address, when so configured', async () => {
    settings.captchaWhen = 'failures'
    for (let index = 0; index < 3; index += 1)
      expect(await said(await signIn(gateway.browser(), undefined, 'wrong'))).toEqual([
        400,
        { non_field_errors: ['Wrong username or password'] },
      ])
    expect(await said(await signIn(gateway.browser()))).toEqual([400, wanted])
    expect(await said(await gateway.browser().tryPassword('bob', passwords.bob))).toEqual([400, wanted])
    const elsewhere = gateway.browser()
    elsewhere.remoteAddress = '192.0.2.8'
    expect((await elsewhere.tryPassword('bob', passwords.bob)).status).toBe(200)
    expect(await said(await signIn(elsewhere))).toEqual([400, wanted])
    const browser = gateway.browser()
    expect((await signIn(browser, await solved(browser))).status).toBe(200)
  })

  it('[SE-07] asks nobody when it is off', async () => {
    settings.captchaWhen = 'never'
    expect((await signIn(gateway.browser())).status).toBe(200)
  })
})

describe('a captcha', () => {
  it.each(['slide', 'click', 'text', 'arithmetic'] as const)(
    '[SE-04, SE-05, SE-06] of the kind %s is drawn, and its answer stays here',
    async (kind) => {
      settings.captchaKind = kind
      const browser = gateway.browser()
      const puzzle = await newPuzzle(browser)
      const right = await solution(puzzle)
      expect(puzzle).toMatchObject({ captcha_type: kind, question: '', has_readable: true })
      expect(puzzle.image).toMatch(/^data:image\/png;base64,iVBOR/)
      const wantedShape = { slide: 'left', click: 'points', text: 'text', arithmetic: 'text' }[kind]
      expect(Object.keys(right)).toEqual([wantedShape])
      expect([puzzle.piece !== '', puzzle.order.length]).toEqual([kind === 'slide', kind === 'click' ? 3 : 0])
      expect((await answer(browser, puzzle.id, right)).status).toBe(200)
      expect((await signIn(browser, puzzle.id)).status).toBe(200)
    },
  )

  it('[B2] takes one answer: after a wrong one the right one is late, and of many at once one counts', async () => {
    const browser = gateway.browser()
    const puzzle = await newPuzzle(browser)
    const right = await solution(puzzle)
    const { id } = puzzle
    expect(await said(await answer(browser, id, { left: -500 }))).toEqual([400, failed])
    expect(await said(await answer(browser, id, right))).toEqual([400, failed])
    const next = await newPuzzle(browser)
    const rightNext = await solution(next)
    const answers = await Promise.all([1, 2, 3].map(() => answer(browser, next.id, rightNext)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('[SE-07] is for the browser that asked for it, and for three minutes', async () => {
    const browser = gateway.browser()
    const first = await newPuzzle(browser)
    const other = gateway.browser()
    const right = await solution(first)
    expect((await answer(other, first.id, right)).status).toBe(400)
    clock.advance(180_001)
    expect((await answer(browser, first.id, right)).status).toBe(400)
    const cookie = browser.captchaCookie
    expect(cookie).toMatch(/^mailroom-captcha=[\w-]{43}$/)
  })

  it('[B2] lets an address guess twenty times, and then wait', async () => {
    const browser = gateway.browser()
    for (let index = 0; index < 20; index += 1)
      expect((await answer(browser, 'made-up', { text: '1' })).status).toBe(400)
    const puzzle = await newPuzzle(browser)
    const right = await solution(puzzle)
    expect((await answer(browser, puzzle.id, right)).status).toBe(429)
    clock.advance(31_000)
    expect((await answer(browser, puzzle.id, right)).status).toBe(200)
  })

  it('[B3] is drawn for an address as long as not too many wait', async () => {
    settings.captchaKind = 'text'
    const { db } = gateway.store.database
    await newPuzzle(gateway.browser())
    const row = await db.selectFrom('captchas').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: 199 }, (_none, index) => ({ ...row, id_hash: `waiting ${index}` }))
    await db.insertInto('captchas').values(rows).execute()
    const browser = gateway.browser()
    expect((await browser.call('newCaptcha', { body: { readable: false } })).status).toBe(429)
    clock.advance(180_001)
    await newPuzzle(browser)
  })

  it('[SE-06] can be asked for as a sum in plain text, unless that is turned off', async () => {
    const browser = gateway.browser()
    const puzzle = await newPuzzle(browser, true)
    expect(puzzle).toMatchObject({ captcha_type: 'arithmetic', image: '' })
    expect(puzzle.question).toMatch(/^\d{1,2} [+−×] \d{1,2}$/)
    expect((await answer(browser, puzzle.id, await solution(puzzle))).status).toBe(200)
    settings.captchaReadable = false
    expect((await browser.call('newCaptcha', { body: { readable: true } })).status).toBe(403)
    expect((await newPuzzle(browser)).has_readable).toBe(false)
  })
})
