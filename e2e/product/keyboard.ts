import type { Page } from '@playwright/test'
import { expect } from './test'

/** What has focus, looked up through frames. */
export interface Focused {
  /** Nothing has it: the page's body, or that of a frame, or something that cannot be seen or used. */
  readonly isLost: boolean
  /** What a person sees of it: a ring, a shade of its own, or a caret. */
  readonly isMarked: boolean
  /** How it would be called: its label, else its text; empty for what only holds other things. */
  readonly name: string
  /** For messages. */
  readonly markup: string
}

/** What has focus now. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    let element = document.activeElement
    while (element instanceof HTMLIFrameElement && element.contentDocument?.activeElement?.closest('body *'))
      element = element.contentDocument.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element.matches('body, html'))
      return { isLost: true, isMarked: false, name: '', markup: 'the page' }

    // Rings may fade in.
    const around = element.parentElement ?? element
    const fading = around.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map((each) => each.finished))
    const view = element.ownerDocument.defaultView!
    const box = element.getBoundingClientRect()
    const style = view.getComputedStyle(element)
    const isUsable =
      !element.matches(':disabled') && !element.closest('[inert], [hidden]') && style.visibility === 'visible'
    const isInView =
      box.right > 0 && box.bottom > 0 && box.left < view.innerWidth && box.top < view.innerHeight

    const hasRing = (each: Element | null, part?: string) => {
      if (!each) return false
      const look = view.getComputedStyle(each, part)
      const outlinePx = look.outlineStyle === 'none' ? 0 : parseFloat(look.outlineWidth)
      const borderPx = look.borderTopColor === look.outlineColor ? parseFloat(look.borderTopWidth) : 0
      return (outlinePx > 0 && outlinePx + borderPx >= 2) || /0px 0px 0px 2px/.test(look.boxShadow)
    }
    const hasShade = (part: string) => {
      const { content, backgroundColor } = view.getComputedStyle(element, part)
      return content !== 'none' && !/^rgba\(.*, 0\)$/.test(backgroundColor)
    }
    const hasCaret = element.matches(
      'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])',
    )
    const rings = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
    const isRinged = rings.some((each) => hasRing(each)) || hasRing(element, '::after') || hasShade('::after')
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const isNamedByText = element.matches('a, button, summary, [role="treeitem"], [role^="menuitem"]')
    const texts = labels.length > 0 ? labels : isNamedByText ? [element] : []
    const name = element.getAttribute('aria-label') ?? texts.map((each) => each.textContent).join(' ')
    return {
      isLost: !isUsable || !isInView,
      isMarked: element.matches(':focus-visible') && (isRinged || hasCaret),
      name: name.replace(/\s+/g, ' ').trim(),
      markup: element.outerHTML.slice(0, 200),
    }
  })

/** Waits until focus is somewhere where a person sees it. */
export async function expectFocus(page: Page, name?: string | RegExp): Promise<void> {
  const found = { isLost: false, isMarked: true }
  await expect.poll(() => focused(page)).toMatchObject(found)
  if (name !== undefined) {
    await expect.poll(async () => (await focused(page)).name).toEqual(called(name))
    expect(await focused(page)).toMatchObject(found)
  }
}

/** Presses a key, and focus is still to be seen afterwards. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expectFocus(page)
  }
}

/** More stops than any view has. */
const maxStops = 60

/** Goes on by a key until something of that name has focus; every stop on the way can be seen. */
export async function goTo(page: Page, key: string, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < maxStops; stop += 1) {
    const now = await focused(page)
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) return
    passed.push(now.name.slice(0, 40))
    await press(page, key)
  }
  throw new Error(`${key} never reached ${name}, only:\n${passed.join('\n')}`)
}

const called = (name: string | RegExp): unknown =>
  typeof name === 'string' ? name : expect.stringMatching(name)
