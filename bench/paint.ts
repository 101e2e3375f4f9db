import type { Page } from 'playwright'

declare global {
  interface Window {
    seenAtLoad?: Promise<Painted>
  }
}

/**
 * What must be on the screen. Texts that may not be there tell a new state from the old one; `within` is a selector of
 * what the list has to stand in, and `count` the number of rows that are shown as unread. A mail is written once there is a
 * caret and the original that it quotes has come, which `quoting` is a word of. An element has a text in it.
 */
export type Scene =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'list'; readonly notRow?: string; readonly within?: string }
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'mail'; readonly notHeading?: string; readonly notBody?: string }
  | { readonly kind: 'writing'; readonly quoting: string }
  | { readonly kind: 'element'; readonly selector: string; readonly text: string }

/** How long it took from the event to the frame that shows the scene. */
export interface Painted {
  readonly ms: number
  /** Frames from the event to that frame; 1 is the very next one. */
  readonly frames: number
  /** Time of the page at which it was painted, in milliseconds since it was opened. */
  readonly at: number
  readonly row: string
  readonly heading: string
  readonly body: string
}

/** Selectors of what a mail client shows, where it is not shown as ours shows it. */
export interface Places {
  /** A row of the list with a mail. */
  readonly row: string
  /** Such a row of a mail that was not read. */
  readonly unread: string
  /** What names the open mail. */
  readonly heading: string
  /** The text of a mail, in a frame. */
  readonly body: string
}

/** As ours shows it. */
export const ours: Places = {
  row: '[role=row]:has([role=gridcell])',
  unread: '[role=row][data-unread]',
  heading: 'h1, h2',
  body: 'body',
}

type From = 'click' | 'keydown' | 'now'

/**
 * Waits in the page for a scene, counted from the next click or key, or from now.
 *
 * Call it, act, and await it: the page listens before the act reaches it.
 */
export const painted = (page: Page, scene: Scene, from: From, places = ours): Promise<Painted> =>
  page.evaluate(watch, { scene, from, places })

/** Presses a key of what has the focus, and waits for a scene from then on. */
export async function pressed(page: Page, key: string, scene: Scene, places = ours): Promise<Painted> {
  const seen = painted(page, scene, 'keydown', places)
  // A key goes another way to the page than the question; this one comes back when the page listens.
  await page.evaluate(() => undefined)
  await page.keyboard.press(key)
  return seen
}

/**
 * Loads a page anew, and waits for a scene that it watches for from its beginning on. A question that is put to a page while it
 * draws is heard when it has drawn, and would find the scene a frame late.
 */
export async function reloaded(page: Page, scene: Scene, places = ours): Promise<Painted> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Page.enable')
    const asked = JSON.stringify({ scene, from: 'now', places })
    // Frames have scripts of their own.
    const source = `if (window === top) window.seenAtLoad = (${watch.toString()})(${asked})`
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
    await page.reload({ waitUntil: 'commit' })
    return await page.evaluate(() => window.seenAtLoad!)
  } finally {
    await session.detach()
  }
}

/** Runs in the page, so it may use nothing from outside itself. */
function watch({ scene, from, places }: { scene: Scene; from: From; places: Places }): Promise<Painted> {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const textOf = (query: string) =>
    [...document.querySelectorAll(query)].find((element) => isShown(element))?.textContent?.trim() ?? ''
  const headings = () =>
    [...document.querySelectorAll(places.heading)]
      .filter(isShown)
      .map((element) => element.textContent)
      .join(' ')
      .trim()
  const bodyText = () => {
    const frames = [...document.querySelectorAll('iframe')].filter((frame) => isShown(frame))
    const texts = frames.map((frame) => frame.contentDocument?.querySelector(places.body)?.textContent)
    return texts.map((text) => text?.trim() ?? '').join('')
  }
  const isWriting = (quoting: string) => {
    // A text that is written may have a page of its own.
    const frames = [...document.querySelectorAll('iframe')].filter(isShown)
    const pages = [document, ...frames.flatMap((frame) => frame.contentDocument ?? [])]
    const papers = pages
      .flatMap((page) => [...page.querySelectorAll('[contenteditable=true]')])
      .filter(isShown)
    const hasCaret = document.activeElement?.matches('input, iframe, [contenteditable=true]') === true
    // The original stands in a tree of its own, where its styles stay.
    const textsOf = (paper: Element) =>
      [paper, ...[...paper.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? [])].map(
        ({ textContent }) => textContent,
      )
    return hasCaret && papers.some((paper) => textsOf(paper).some((text) => text?.includes(quoting)))
  }
  const within = scene.kind === 'list' ? (scene.within ?? '') : ''
  // Looking for what is not asked for would take longer than what is measured.
  const look = () =>
    scene.kind === 'writing' || scene.kind === 'element'
      ? { row: '', heading: '', body: '' }
      : { row: textOf(`${within} ${places.row}`), heading: headings(), body: bodyText() }
  const isThere = ({ row, heading, body }: ReturnType<typeof look>) => {
    if (scene.kind === 'signIn') return [...document.querySelectorAll('input[type=password]')].some(isShown)
    if (scene.kind === 'unread')
      return [...document.querySelectorAll(places.unread)].filter(isShown).length === scene.count
    if (scene.kind === 'writing') return isWriting(scene.quoting)
    if (scene.kind === 'element') {
      const text = textOf(scene.selector)
      return text !== '' && text.includes(scene.text)
    }
    if (scene.kind === 'list') return row !== '' && row !== scene.notRow
    return heading !== '' && heading !== scene.notHeading && body !== '' && body !== scene.notBody
  }
  return new Promise((done, fail) => {
    // A scene that does not come is a fault to be told, not a wait without end.
    const patience = setTimeout(
      () =>
        fail(
          new Error(
            `${JSON.stringify(scene)} did not come; there is ${JSON.stringify(look()).slice(0, 500)}`,
          ),
        ),
      30_000,
    )
    const begin = (since: number) => {
      let frames = 0
      const frame = () => {
        frames += 1
        const seen = look()
        if (!isThere(seen)) return void requestAnimationFrame(frame)
        // It would hold the mail that was shown before for all that time, and count as what the page holds.
        clearTimeout(patience)
        // Comes as soon as the frame is painted, before what a page has put off until then.
        void scheduler.postTask(
          () => done({ ms: performance.now() - since, frames, at: performance.now(), ...seen }),
          { priority: 'user-blocking' },
        )
      }
      requestAnimationFrame(frame)
    }
    if (from === 'now') begin(performance.now())
    else document.addEventListener(from, (event) => begin(event.timeStamp), { capture: true, once: true })
  })
}
