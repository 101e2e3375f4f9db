import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button/Button'
import { Checkbox } from './choice/Checkbox'
import { Dialog, loadDialog } from './dialog/Dialog'
import { Field } from './field/Field'
import { InboxIcon } from './icons/mailIcons'
import { TextInput } from './inputs/TextInput'
import { ContextMenu } from './menu/ContextMenu'
import { loadMenuPopup } from './menu/lazyMenuPopup'
import { Menu } from './menu/Menu'
import { Popover } from './popover/Popover'
import { renderScene } from './test/scene'
import { Tree } from './tree/Tree'

/** What intranet portals do to whatever is on their pages. */
const portalStyles = `
  * { letter-spacing: 1px; box-sizing: content-box }
  html { font-size: 62.5% }
  body { font: italic 22px/3 Georgia; color: #ff00ff; text-transform: uppercase; text-align: center; word-spacing: 9px }
  button, input, select, textarea { background: pink; border: 5px ridge red; margin: 11px; padding: 20px; font-size: 30px; border-radius: 0; width: 300px; box-shadow: 0 0 9px red }
  button:hover { background: lime; color: red }
  a, a:hover { color: orange; text-decoration: underline }
  label { display: block; float: left; font-weight: bold; min-width: 200px }
  div, span, p, h2, header, footer, td { margin: 7px; padding: 7px; border: 3px dotted green; background: yellow; line-height: 40px; opacity: 0.5; transform: rotate(2deg); transition: all 9s; max-width: 90px }
  span::before, button::after, div::before { content: "→"; color: red }
  svg { width: 99px; fill: red; display: inline } path { fill: red; stroke: lime; stroke-width: 9 }
  .portal div button, .portal td a, div.portal [role="treeitem"] { color: red; background: aqua }
  .portal *:focus { outline: 9px solid red }
`

const scene = (
  <>
    <Button variant="primary" icon={<InboxIcon />}>
      Compose
    </Button>
    <Button>Archive</Button>
    <Field label="Name" hint="As colleagues know you.">
      <TextInput />
    </Field>
    <Checkbox>Remember</Checkbox>
    <Tree label="Folders" nodes={[{ id: 'inbox', label: 'Inbox' }]} onSelect={() => {}} />
  </>
)

/** Every computed value of every element of ours, as one list. */
function looks(): string[] {
  const frame = page.getByTestId('frame').element()
  return [frame, ...frame.querySelectorAll('*')].flatMap((element, index) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const computed = getComputedStyle(element, pseudo)
      const values = [...computed]
        .filter((name) => !name.startsWith('--') && !pageBound.has(name))
        .map((name) => `${name}:${computed.getPropertyValue(name)}`)
      return `${index} ${element.tagName}${pseudo ?? ''} ${values.join(';')}`
    }),
  )
}

/** The values that are not the same, named by element and property. */
function differences(before: string, after: string): string[] {
  const [, element] = before.split(' ')
  const values = after.split(';')
  return before
    .split(';')
    .flatMap((value, index) => (value === values[index] ? [] : [`${element} ${value} → ${values[index]}`]))
}

/** What follows from the room that the page gives us, not from its rules. */
const pageBound = new Set([
  'width',
  'inline-size',
  'perspective-origin',
  'transform-origin',
  'height',
  'block-size',
])

describe('[EM-03] page styles', () => {
  let sheet: HTMLStyleElement
  beforeEach(() => {
    sheet = document.createElement('style')
  })
  afterEach(() => {
    sheet.remove()
    document.body.classList.remove('portal')
  })

  it('change nothing on any element of ours', async () => {
    await renderScene(scene, { width: 600 })
    const before = looks()
    sheet.textContent = portalStyles
    document.body.classList.add('portal')
    document.head.append(sheet)
    await new Promise((done) => requestAnimationFrame(done))
    const after = looks()
    expect(before.flatMap((was, index) => differences(was, after[index] ?? ''))).toEqual([])
  })

  it('do not reach controls that are hovered or focused', async () => {
    await renderScene(scene, { width: 600 })
    const archive = page.getByRole('button', { name: 'Archive' })
    await archive.hover()
    archive.element().focus()
    const colors = () => {
      const { color, backgroundColor, outlineWidth, outlineStyle } = getComputedStyle(archive.element())
      return { color, backgroundColor, outlineWidth, outlineStyle }
    }
    await Promise.all(
      archive
        .element()
        .getAnimations()
        .map((animation) => animation.finished),
    )
    const before = colors()
    sheet.textContent = portalStyles
    document.body.classList.add('portal')
    document.head.append(sheet)
    await Promise.all(
      archive
        .element()
        .getAnimations()
        .map((animation) => animation.finished),
    )
    expect(colors()).toEqual(before)
  })

  it('[EM-10] keep every measure when the page sets another root font size', async () => {
    await renderScene(scene, { width: 600 })
    const heights = () =>
      page
        .getByRole('button')
        .elements()
        .map((button) => button.getBoundingClientRect().height)
    const before = heights()
    document.documentElement.style.fontSize = '30px'
    expect(heights()).toEqual(before)
    document.documentElement.style.fontSize = ''
  })

  it('leave the editor’s content to the editor', async () => {
    await renderScene(
      <div data-mr-content>
        <p style={{ margin: '13px 0' }}>Quoted</p>
        <ul>
          <li>Point</li>
        </ul>
      </div>,
    )
    expect(getComputedStyle(page.getByText('Quoted').element()).marginTop).toBe('13px')
    expect(getComputedStyle(page.getByRole('list').element()).listStyleType).toBe('disc')
  })
})

describe('[EM-10] open popups', () => {
  function Everything() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Dialog open={open} onOpenChange={setOpen} title="A dialog" closeLabel="Close" />
        <Menu trigger={<Button>Menu</Button>} entries={[{ label: 'Line', onSelect: () => {} }]} />
        <Popover label="Panel" trigger={<Button>Popover</Button>}>
          <Button>Inside</Button>
        </Popover>
        <ContextMenu label="Context" entries={() => [{ label: 'Line', onSelect: () => {} }]}>
          <p>Region</p>
        </ContextMenu>
      </>
    )
  }

  /** Radix puts two empty, unseen stops for Tab at the ends of the body; they go when the popup goes. */
  const ownChildren = () =>
    [...document.body.children].filter((child) => !child.hasAttribute('data-radix-focus-guard'))

  const pageNow = () => ({
    styles: [...document.querySelectorAll('style, link[rel="stylesheet"]')].length,
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    body: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    root: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    hidden: document.querySelectorAll('[aria-hidden="true"]:not([data-testid="frame"] *)').length,
    neighbours: ownChildren().length,
  })

  it.each([
    ['dialog', () => page.getByRole('button', { name: 'Dialog' }).click(), () => page.getByRole('dialog')],
    ['menu', () => page.getByRole('button', { name: 'Menu' }).click(), () => page.getByRole('menu')],
    ['popover', () => page.getByRole('button', { name: 'Popover' }).click(), () => page.getByRole('dialog')],
    ['context menu', () => page.getByText('Region').click({ button: 'right' }), () => page.getByRole('menu')],
  ])('leave the page as it was: %s', async (_name, open, popup) => {
    // In development styles come with the code, as elements; a built page has them in one sheet from the start.
    await Promise.all([loadDialog(), loadMenuPopup(), import('./popover/PopoverPopup')])
    await renderScene(<Everything />)
    const before = pageNow()
    await open()
    await expect.element(popup()).toBeVisible()
    expect(pageNow()).toEqual(before)
    expect(page.getByTestId('popups').element()).toContainElement(popup().element())
    await userEvent.keyboard('{Escape}')
    await expect.element(popup()).not.toBeInTheDocument()
    expect(pageNow()).toEqual(before)
    await expect.poll(() => document.querySelectorAll('[data-radix-focus-guard]').length).toBe(0)
  })
})
