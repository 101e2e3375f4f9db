import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageState } from './attackPage'
import { collectedAttacks } from './collectedAttacks'
import type { Attack } from './handmade/Attack'
import { handmadeAttacks } from './handmadeAttacks'
import { frameKinds, openAttackPage } from './openAttackPage'

/** Mails that share one look at the page; small enough to lie in one window. */
const BATCH = 15

/** The long tests show each mail in every kind of frame, the others in one of them. */
const isLong = Boolean(process.env.MAILROOM_LONG)

type FrameOptions = (typeof frameKinds)[number]['options']

let attacked: Awaited<ReturnType<typeof openAttackPage>>
let calm: PageState

beforeAll(async () => {
  attacked = await openAttackPage()
  calm = await attacked.ask((attackPage) => attackPage.state())
})

afterAll(async () => attacked?.close())

/** What the browser says when a parser without rights meets a handler or a base: the walls of the host's page hold. */
const wallsHold = /^Blocked script execution in |^Setting the document's base URI /

/** Reads the mails, shows them, looks at everything, then points at, focuses and clicks everything. */
async function provoke(attacks: readonly Attack[], options: FrameOptions) {
  const { ask, clean, clear, ownFrame, page, show, watch } = attacked
  watch.start()
  await clean(attacks.map(({ html }) => ({ html, ...options })))
  const reading = watch.seen()
  watch.start()
  await show()
  const shown = await ask((attackPage) => attackPage.state())
  const passive = [...reading.requests, ...watch.seen().requests].filter((url) => url !== ownFrame)
  await ask((attackPage) => attackPage.focusEverything())
  const targets = await ask((attackPage) => attackPage.targets())
  for (const { x, y } of targets) await page.mouse.click(x, y)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await clear()
  const seen = watch.seen()
  return {
    shown,
    passive,
    scripts: [...reading.scripts.filter((words) => !wallsHold.test(words)), ...seen.scripts],
    requests: seen.requests.filter((url) => url !== ownFrame),
    popups: seen.popups,
    after: await ask((attackPage) => attackPage.state()),
  }
}

type Provoked = Awaited<ReturnType<typeof provoke>>

/** What a mail achieved, in words; empty when it did nothing. */
function achievements({ shown, after, passive, scripts, requests, popups }: Provoked): readonly string[] {
  const isCalm = (state: PageState) =>
    JSON.stringify({ ...state, focused: '' }) === JSON.stringify({ ...calm, focused: '' })
  return [
    ...scripts.map((words) => `script: ${words}`),
    ...passive.map((url) => `request before anybody touched it: ${url}`),
    ...requests.map((url) => `request: ${url}`),
    ...popups.flatMap(({ url, referrer }) => [
      ...(/^https?:/.test(url) ? [] : [`opened: ${url}`]),
      ...(referrer === undefined ? [] : [`told where it was read: ${referrer}`]),
    ]),
    ...(shown.focused === calm.focused ? [] : [`took the focus: ${shown.focused}`]),
    ...(isCalm(shown) && isCalm(after) ? [] : ['changed or covered the page']),
  ]
}

/** Mails that are shown together in a kind of frame. */
function batches(attacks: readonly Attack[], kind: number) {
  const count = Math.ceil(attacks.length / BATCH)
  return Array.from({ length: count }, (_, index) => ({
    batch: attacks.slice(index * BATCH, (index + 1) * BATCH),
    first: index * BATCH + 1,
  })).filter((_, index) => isLong || index % frameKinds.length === kind)
}

describe('the watch itself', () => {
  it('[X1] [X2] sees a script, a request and a changed page when a mail is shown uncleaned', async () => {
    const { ask, page, watch } = attacked
    watch.start()
    await page.evaluate(() => {
      const raw = document.createElement('iframe')
      raw.srcdoc = '<img src="http://seen.leak.example/x" onerror="top.hit(1)"><script>top.alert(2)</script>'
      document.body.append(raw)
    })
    await expect.poll(() => watch.seen().scripts.join('\n')).toContain('sentinel hit 1')
    expect(watch.seen().scripts.join('\n')).toContain('sentinel alert 2')
    expect(watch.seen().requests).toContain('http://seen.leak.example/x')
    await page.evaluate(() => document.querySelector('body > iframe')?.remove())
    expect(await ask((attackPage) => attackPage.state())).toEqual(calm)
  })
})

const sources = [
  { of: 'our own table', attacks: handmadeAttacks },
  { of: 'the collected bodies', attacks: collectedAttacks() },
].filter(({ attacks }) => attacks.length > 0)

describe.each(frameKinds)('in $kind', (shownIn) => {
  const { options } = shownIn
  describe.each(sources)('$of', ({ attacks }) => {
    it.each(batches(attacks, frameKinds.indexOf(shownIn)))(
      '[X1] [X2] [RD-16] nothing runs, loads or changes, from body $first on',
      async ({ batch }) => {
        const together = achievements(await provoke(batch, options))
        const guilty: string[] = []
        // One by one only when something happened, so that the report names the body.
        for (const attack of together.length === 0 ? [] : batch) {
          const alone = achievements(await provoke([attack], options))
          if (alone.length > 0) guilty.push(`${attack.name}: ${alone.join(', ')}`)
        }
        expect(guilty).toEqual([])
        expect(together).toEqual([])
      },
    )
  })
})
