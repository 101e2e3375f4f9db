import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { cleanMailHtml, warmFrame } from '@mailroom/html'
import { MessageFrame } from './MessageFrame'

const emptyPage = '<!doctype html><html><head></head><body></body></html>'
const ownPage = () => URL.createObjectURL(new Blob([emptyPage], { type: 'text/html' }))
const bodyOf = (html: string) => cleanMailHtml(html).body
const frame = () => document.querySelector('iframe')!
const inFrame = (selector: string) => frame().contentDocument?.querySelector<HTMLElement>(selector)

describe.each([
  { kind: 'brings its page along', frameUrl: () => undefined },
  { kind: 'shows a page of the host', frameUrl: ownPage },
])('a frame that $kind', ({ frameUrl }) => {
  it('[RD-16] shows the mail and takes the next one without loading a page again', async () => {
    const url = frameUrl()
    const { rerender } = await render(
      <MessageFrame body={bodyOf('<p>one</p>')} title="Mail" frameUrl={url} />,
    )
    await expect.poll(() => inFrame('p')?.textContent).toBe('one')
    const loaded = frame().contentDocument
    await rerender(<MessageFrame body={bodyOf('<p>two</p>')} title="Mail" frameUrl={url} />)
    expect(inFrame('p')?.textContent).toBe('two')
    expect(frame().contentDocument).toBe(loaded)
  })

  it('[RD-16] has a name and no right to run scripts', async () => {
    await render(<MessageFrame body={bodyOf('x')} title="Mail of Li" frameUrl={frameUrl()} />)
    await expect.element(page.getByTitle('Mail of Li')).toBeVisible()
    expect(frame().sandbox.contains('allow-scripts')).toBe(false)
  })

  it.each([
    ['a part of the window', '<div style="height:100%"><p style="height:calc(100vh + 9px)">x</p></div>'],
    ['the whole of it', '<style>html,body,div{height:100%!important;min-height:100%}</style><div>x</div>'],
  ])('[D2] a mail as high as %s does not make it grow for ever', async (_name, html) => {
    await render(<MessageFrame body={bodyOf(html)} title="Mail" frameUrl={frameUrl()} />)
    await expect.poll(() => inFrame('div')).toBeTruthy()
    const after = async (count: number): Promise<number> => {
      for (let step = 0; step < count; step += 1) await new Promise(requestAnimationFrame)
      return frame().offsetHeight
    }
    expect(await after(60)).toBe(await after(30))
    expect(frame().offsetHeight).toBeLessThan(400)
  })

  it('[RD-16] grows with what is in it and shrinks again', async () => {
    await render(
      <MessageFrame
        body={bodyOf('<details><summary>x</summary><p style="height:500px">y</p></details>')}
        title="Mail"
        frameUrl={frameUrl()}
      />,
    )
    await expect.poll(() => inFrame('details')).toBeTruthy()
    const closed = frame().offsetHeight
    inFrame('details')!.toggleAttribute('open', true)
    await expect.poll(() => frame().offsetHeight).toBeGreaterThan(closed + 500)
    inFrame('details')!.toggleAttribute('open', false)
    await expect.poll(() => frame().offsetHeight).toBe(closed)
  })

  it('[RD-16] a link to a place inside scrolls there and opens nothing', async () => {
    const open = vi.spyOn(window, 'open')
    const html = '<a href="#end">down</a><p style="height:3000px">x</p><h2 id="end">End</h2>'
    await render(<MessageFrame body={bodyOf(html)} title="Mail" frameUrl={frameUrl()} />)
    await expect.poll(() => frame().offsetHeight).toBeGreaterThan(3000)
    const address = frame().contentWindow!.location.href
    inFrame('a')!.click()
    await expect.poll(() => document.scrollingElement!.scrollTop).toBeGreaterThan(1000)
    expect(frame().contentWindow!.location.href).toBe(address)
    expect(open).not.toHaveBeenCalled()
  })
})

it('[RD-16] brings its own page along where the host’s cannot be reached', async () => {
  await render(<MessageFrame body={bodyOf('<p>one</p>')} title="Mail" frameUrl="data:text/html,other" />)
  await expect.poll(() => inFrame('p')?.textContent).toBe('one')
})

describe('a frame that was got ready', () => {
  let host: HTMLElement
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => host.remove())
  /** Resolves when its page is there. */
  const ready = async (url: string) => {
    const attach = vi.spyOn(Element.prototype, 'attachShadow')
    warmFrame(host, url)
    const hidden = (attach.mock.results[0]!.value as ShadowRoot).querySelector('iframe')!
    attach.mockRestore()
    await new Promise((resolve) => hidden.addEventListener('load', resolve, { once: true }))
    return hidden
  }

  it('[RD-16] shows the mail at once, in the page that it had, with no right to run scripts', async () => {
    const hidden = await ready(ownPage())
    const loaded = hidden.contentDocument
    expect(frame()).toBeNull()
    await render(<MessageFrame body={bodyOf('<p>one</p>')} title="Mail of Li" frameUrl={hidden.src} />)
    expect(inFrame('p')?.textContent).toBe('one')
    expect(frame()).toBe(hidden)
    expect(hidden.contentDocument).toBe(loaded)
    expect(hidden.title).toBe('Mail of Li')
    expect(hidden.sandbox.contains('allow-scripts')).toBe(false)
    expect(hidden.offsetHeight).toBeGreaterThan(20)
  })

  it('[RD-16] goes with its mail, and the next mail has a page that never saw another', async () => {
    const hidden = await ready(ownPage())
    const first = await render(
      <MessageFrame body={bodyOf('<p>one</p>')} title="Mail" frameUrl={hidden.src} />,
    )
    await first.unmount()
    expect(hidden.isConnected).toBe(false)
    await render(<MessageFrame body={bodyOf('<p>two</p>')} title="Mail" frameUrl={hidden.src} />)
    await expect.poll(() => inFrame('p')?.textContent).toBe('two')
    expect(frame()).not.toBe(hidden)
  })

  it('[RD-16] is left alone by a mail whose page is another one', async () => {
    const hidden = await ready(ownPage())
    await render(<MessageFrame body={bodyOf('<p>one</p>')} title="Mail" />)
    await expect.poll(() => inFrame('p')?.textContent).toBe('one')
    expect(frame()).not.toBe(hidden)
  })
})
