import type { MessageRef } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider, usePrefetchMessage } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReadingView } from './ReadingView'
import { button, frame, inFrame, open } from './stage/elements'
import { longChinese, newsletter, plainAnswer } from './stage/sampleMails'

beforeEach(() => page.viewport(1100, 900))

describe('its text', () => {
  it('[RD-16] HTML stands in a frame without scripts, as high as the mail and 80 px more', async () => {
    await open({ mail: newsletter })
    await expect.poll(() => inFrame('h1')?.textContent).toBe('Two comets and a quiet Moon')
    expect(frame()!.getAttribute('sandbox')).toBe(
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
    const height = () =>
      Math.ceil(frame()!.contentDocument!.documentElement.getBoundingClientRect().height) + 80
    await expect.poll(() => Math.abs(frame()!.offsetHeight - height())).toBeLessThanOrEqual(1)
  })

  it('[RD-16] [RD-18] an inline picture arrives and shrinks to the frame minus 20', async () => {
    await open({ mail: newsletter, width: 360 })
    await expect.poll(() => inFrame('img')?.getAttribute('src')).toMatch(/^blob:/)
    await expect.poll(() => inFrame('img')?.offsetWidth).toBe(frame()!.clientWidth - 20)
  })

  it('[RD-17] tells how many pictures were not fetched and who wanted to know', async () => {
    await open({ mail: newsletter })
    await expect.element(page.getByText(/^1 picture from the web is not shown/)).toBeVisible()
    await expect.element(page.getByText('1 hidden tracker blocked: counter.example.net')).toBeVisible()
  })

  it.each([
    ['dark', '<p style="color:#000">Words</p>', true],
    ['dark', '<table bgcolor="#dde6f0"><tr><td>Words</td></tr></table>', false],
    ['light', '<p style="color:#000">Words</p>', false],
  ] as const)('[RD-21] in a %s skin, %s lies on the dark surface: %s', async (colorScheme, html, isDark) => {
    await open({ mail: { ...plainAnswer, html }, colorScheme })
    await expect.poll(() => inFrame('p, td')?.textContent).toBe('Words')
    const root = frame()!.contentDocument!.documentElement
    expect(getComputedStyle(root).filter).toBe(isDark ? 'invert(1) hue-rotate(180deg)' : 'none')
    const ground = getComputedStyle(frame()!).backgroundColor
    expect(ground).toBe(isDark ? 'rgba(0, 0, 0, 0)' : 'rgb(255, 255, 255)')
  })

  it('[RD-16] [T44] a mail address in it opens a composer', async () => {
    const onCompose = vi.fn()
    const html = '<p><a href="mailto:a@example.com?subject=Hi&attach=/etc/passwd">write</a></p>'
    await open({ mail: { ...plainAnswer, html }, onCompose })
    await expect.poll(() => inFrame('a')).not.toBeNull()
    inFrame('a')!.click()
    expect(onCompose.mock.calls[0]?.[0]).toEqual({
      kind: 'new',
      to: [{ address: 'a@example.com', name: '' }],
      cc: [],
      bcc: [],
      subject: 'Hi',
      text: '',
    })
  })

  it('[SH-18] keys pressed in the mail reach the page around it', async () => {
    await open({ mail: newsletter })
    await expect.poll(() => inFrame('h1')).not.toBeNull()
    const keys: string[] = []
    const listen = (event: KeyboardEvent) => keys.push(`${event.key}${event.ctrlKey ? '+ctrl' : ''}`)
    document.addEventListener('keydown', listen)
    const send = (init: KeyboardEventInit) =>
      inFrame('h1')!.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
    send({ key: 'Escape' })
    send({ key: 'j', ctrlKey: true })
    document.removeEventListener('keydown', listen)
    expect(keys).toEqual(['Escape', 'j+ctrl'])
  })

  it('[RD-02] turns to plain text and back', async () => {
    await open({ mail: newsletter })
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Show as plain text' }).click()
    await expect.element(page.getByText('This message has an HTML version.')).toBeVisible()
    expect(frame()?.checkVisibility()).toBe(false)
    await button('Show as HTML').click()
    await expect.poll(() => frame()?.checkVisibility()).toBe(true)
  })

  it('[X4] plain text stays text', async () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/<b>'
    await open({ mail: { ...plainAnswer, text } })
    await expect.element(page.getByText(/onerror=alert/)).toBeVisible()
    expect([...document.querySelectorAll('[dir="auto"] a')].map((link) => link.getAttribute('href'))).toEqual(
      ['https://example.com/'],
    )
  })

  it('[RD-16] a long quote is folded and opens', async () => {
    await open({ mail: plainAnswer })
    const old = page.getByText(/point of the old agenda/)
    await expect.element(page.getByText('Quoted text, 15 lines')).toBeVisible()
    expect(old.element().checkVisibility()).toBe(false)
    await page.getByText('Quoted text, 15 lines').click()
    await expect.element(old).toBeVisible()
  })
})

describe('stepping through mails', () => {
  it('[RD-14] a mail fetched ahead stands in the same frame before the second frame is painted', async () => {
    await render(<TwoMails />)
    await expect.poll(() => inFrame('h1')?.textContent).toBe('Two comets and a quiet Moon')
    const warm = frame()
    await button('Next message').click({ trial: true })
    const opened = new Promise<string | undefined>((resolve) => {
      document.addEventListener(
        'click',
        () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(inFrame('p')?.textContent ?? undefined)),
          ),
        { capture: true, once: true },
      )
    })
    await button('Next message').click()
    expect(await opened).toBe('各位同事：')
    expect(frame()).toBe(warm)
  })

  it('[RD-03] [RD-05] the head stays for the next mail, and nothing that was opened in it does', async () => {
    await render(<TwoMails />)
    const heading = page.getByRole('heading', { level: 2 })
    await expect.element(heading).toHaveTextContent(newsletter.subject ?? '')
    const head = heading.element()
    const details = button('Details').first()
    await details.click()
    await button('Add a note').click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Of the first mail')
    await button('Choose a flag').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    // As a key does it, which leaves the menu open.
    button('Next message')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(heading).toHaveTextContent(longChinese.subject ?? '')
    expect(heading.element()).toBe(head)
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button('Add a note')).toBeVisible()
    expect(page.getByRole('menu').elements()).toEqual([])
    await button('Add a note').click()
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  })

  it('[RD-09] [IX-03] the next mail begins without the reply to the one before, and its reply takes no focus', async () => {
    await render(<TwoMails />)
    const heading = page.getByRole('heading', { level: 2 })
    await expect.element(heading).toHaveTextContent(newsletter.subject ?? '')
    await button('Quick reply').click()
    await expect.element(page.getByRole('textbox', { name: /^Quick reply/ })).toHaveFocus()
    button('Next message')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(heading).toHaveTextContent(longChinese.subject ?? '')
    await expect.element(button('Quick reply')).toBeVisible()
    await expect.element(button('Quick reply')).not.toHaveFocus()
  })
})

/** Two mails; the second is fetched ahead, as neighbours are. */
function TwoMails() {
  const [adapter] = useState(() => createMemoryAdapter())
  const [refs, setRefs] = useState<readonly MessageRef[]>([])
  useEffect(() => {
    void Promise.all([adapter.control.deliver(newsletter), adapter.control.deliver(longChinese)]).then(
      setRefs,
    )
  }, [adapter])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      {refs.length > 0 && <Stepping refs={refs} />}
    </MailroomProvider>
  )
}

function Stepping({ refs }: { refs: readonly MessageRef[] }) {
  const [index, setIndex] = useState(0)
  const prefetch = usePrefetchMessage()
  useEffect(() => void prefetch(refs[1]!), [prefetch, refs])
  return (
    <ReadingView
      messageRef={refs[index]!}
      onClose={() => undefined}
      onNext={() => setIndex(1)}
      onCompose={() => undefined}
    />
  )
}
