import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { cleanMailHtml, openParser, parserView } from '@mailroom/html'
import { addFrameStyles } from '../frame/frameStyles'
import { handleLinks } from '../frame/handleLinks'
import { MessageFrame } from '../frame/MessageFrame'
import { showBody } from '../frame/showBody'

/** One body to show: `frameUrl` chooses the kind of frame. `isBare`: nothing but the cleaning protects. */
export interface ShownBody {
  readonly html: string
  readonly frameUrl?: string
  readonly isBare?: boolean
}

/** What the test reads of the page's own interface: it must be the same before and after. */
export interface PageState {
  readonly markup: string
  readonly focused: string
  /** Every control of the interface is the topmost thing at its place. */
  readonly isReachable: boolean
  readonly title: string
  readonly address: string
}

/** How the test talks to the page. */
export interface AttackPage {
  /** Reads and cleans the bodies, where the product does; nothing is shown yet. */
  clean(bodies: readonly ShownBody[]): Promise<void>
  /** Shows what was cleaned. */
  show(): Promise<void>
  /** Takes away what is shown. */
  clear(): Promise<void>
  state(): PageState
  /** Middle points of everything inside the frames, as the window sees them. */
  targets(): readonly { readonly x: number; readonly y: number }[]
  focusEverything(): void
}

interface CleanedBody extends ShownBody {
  readonly body: HTMLElement
}

function Page({ bodies, round }: { bodies: readonly CleanedBody[]; round: number }) {
  return (
    <>
      <header>
        <button type="button">Reply</button>
        <button type="button">Delete</button>
      </header>
      <main>
        {bodies.map((body, index) => (
          <Mail key={`${round}-${index}`} {...body} />
        ))}
      </main>
    </>
  )
}

function Mail({ body, frameUrl, isBare }: CleanedBody) {
  if (isBare) return <BareFrame body={body} />
  return <MessageFrame body={body} title="Mail" frameUrl={frameUrl} onMailto={() => undefined} />
}

/** A frame that may run scripts and has no policy: what is quiet here was made so by the cleaning alone. */
function BareFrame({ body }: { body: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = document.createElement('iframe')
    frame.width = '800'
    frame.height = '300'
    place.current!.append(frame)
    const shown = frame.contentDocument!
    addFrameStyles(shown)
    showBody(shown, body)
    return handleLinks(shown, () => () => undefined)
  }, [body])
  return <div ref={place} />
}

const allFrames = () => [...document.querySelectorAll<HTMLIFrameElement>('main iframe')]

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** A frame is shown once its own two sheets are in it. */
async function allShown(count: number): Promise<void> {
  const isShown = (frame: HTMLIFrameElement) =>
    frame.contentDocument?.querySelector('head > style[data-mailroom]') != null
  while (allFrames().length !== count || !allFrames().every(isShown)) await nextFrame()
  for (let step = 0; step < 10; step += 1) await nextFrame()
}

const parserHost = document.body.appendChild(document.createElement('div'))

/** Mails are read where the product reads them: in the host's page for mail bodies, where it has one. */
async function chooseParser(frameUrl: string | undefined): Promise<void> {
  if (frameUrl === undefined) parserHost.replaceChildren()
  else await openParser(parserHost, frameUrl)
  const isApart = parserView() !== window
  if (isApart !== (frameUrl !== undefined)) throw new Error('The mails would be read by the wrong parser.')
}

const root = createRoot(document.getElementById('root')!)
let round = 0
let cleaned: readonly CleanedBody[] = []

async function render(bodies: readonly CleanedBody[]): Promise<void> {
  round += 1
  root.render(<Page bodies={bodies} round={round} />)
  await allShown(bodies.length)
}

const page: AttackPage = {
  async clean(bodies) {
    await chooseParser(bodies[0]?.frameUrl)
    cleaned = bodies.map((body) => ({
      ...body,
      body: cleanMailHtml(body.html, { contentIds: ['known@example.com'] }).body,
    }))
  },
  show: () => render(cleaned),
  clear: () => render([]),
  state() {
    const controls = [...document.querySelectorAll('header button')]
    return {
      markup: document.querySelector('header')!.outerHTML + document.head.children.length,
      focused: document.activeElement?.tagName ?? '',
      isReachable: controls.every((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === control
      }),
      title: document.title,
      address: location.href,
    }
  },
  targets() {
    return allFrames().flatMap((frame) => {
      const at = frame.getBoundingClientRect()
      return [...frame.contentDocument!.body.querySelectorAll('*')].slice(0, 30).flatMap((element) => {
        const box = element.getBoundingClientRect()
        const x = at.x + box.x + Math.min(box.width / 2, 40)
        const y = at.y + box.y + Math.min(box.height / 2, 40)
        const isInside = x > at.left && x < at.right && y > at.top && y < at.bottom
        return isInside && box.width > 0 && box.height > 0 ? [{ x: Math.round(x), y: Math.round(y) }] : []
      })
    })
  },
  focusEverything() {
    for (const frame of allFrames()) {
      for (const element of frame.contentDocument!.querySelectorAll<HTMLElement>('body *')) element.focus()
    }
  },
}

Object.assign(globalThis, { attackPage: page })
root.render(<Page bodies={[]} round={round} />)
