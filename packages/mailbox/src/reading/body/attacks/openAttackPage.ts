import { chromium } from 'playwright'
import { policyFrame, serveMails } from '../serveMails'
import type { AttackPage, ShownBody } from './attackPage'
import { watchPage } from './watchPage'

type FrameOptions = Omit<ShownBody, 'html'>

/** The kinds of frame that a mail is shown in. */
export const frameKinds: readonly { kind: string; options: FrameOptions }[] = [
  { kind: 'a frame that brings its page along', options: {} },
  { kind: 'a page of the host with its own policy', options: { frameUrl: policyFrame } },
  { kind: 'a frame that may do anything, so only the cleaning protects', options: { isBare: true } },
]

/** Opens a page with the real reading components in a browser that reaches nothing, and watches it. */
export async function openAttackPage() {
  const served = await serveMails('attacks/attackPage.tsx')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const context = await browser.newContext({ viewport: { width: 900, height: 9000 } })
  const page = await context.newPage()
  const watch = await watchPage(context, page)
  /** Asks the page; the question travels as text, so it may name nothing but its parameter. */
  const ask = <Result>(question: (attackPage: AttackPage) => Result): Promise<Result> =>
    page.evaluate<Result>(`(${question.toString()})(window.attackPage)`)
  const clean = (bodies: readonly ShownBody[]) =>
    page.evaluate(
      (given) => (globalThis as unknown as { attackPage: AttackPage }).attackPage.clean(given),
      bodies,
    )
  await page.goto(served.url)
  await page.waitForFunction('window.attackPage !== undefined')
  // All code of the page is there before the first hostile mail.
  for (const { options } of frameKinds) {
    await clean([{ html: '<p>Good morning</p>', ...options }])
    await ask((attackPage) => attackPage.show())
  }
  await ask((attackPage) => attackPage.clear())
  return {
    page,
    watch,
    ask,
    clean,
    show: () => ask((attackPage) => attackPage.show()),
    clear: () => ask((attackPage) => attackPage.clear()),
    /** The frame's own page, which is not the mail's doing. */
    ownFrame: `${served.origin}${policyFrame}`,
    async close() {
      await browser.close()
      await served.close()
    },
  }
}
