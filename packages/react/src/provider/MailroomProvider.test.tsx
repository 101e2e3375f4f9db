import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { createSkin, defaultSkin } from '@mailroom/theme'
import { Dialog } from '@mailroom/ui'
import { Component, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { takeConsole } from '../../../../scripts/vitest/failOnConsole'
import { useAdapter } from '../adapter/adapterContext'
import { aheadOf } from '../data/askAhead'
import { useFolderName } from '../folders/useFolderName'
import { useFolders } from '../folders/useFolders'
import { useMessageActions } from '../messages/useMessageActions'
import { useMessageList } from '../messages/useMessageList'
import { mount, theme } from '../test/mount'
import { MailroomProvider } from './MailroomProvider'

/** A colour as browsers write it. */
function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const textOf = (name: string) => () => page.getByTestId(name).element().textContent

function FolderNames() {
  const { folders } = useFolders()
  const nameOf = useFolderName()
  return <p>{folders?.map(nameOf).join(' ') ?? '-'}</p>
}

function MarkAllRead() {
  const { page: list } = useMessageList({ folder: 'INBOX', offset: 0, limit: 10 })
  const { setState } = useMessageActions()
  const uids = list?.messages.map(({ ref }) => ref.uid) ?? []
  return (
    <button disabled={!list} onClick={() => void setState({ folder: 'INBOX', uids }, { isRead: true })}>
      read
    </button>
  )
}

it('[EM-01] needs an adapter and a theme, and no router', async () => {
  await render(
    <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="en">
      <FolderNames />
    </MailroomProvider>,
  )
  await expect.element(page.getByText(/^Inbox Drafts Sent/)).toBeVisible()
})

/** Notes with each drawing whether the folders are on their way. */
function NotedFolders({ drawings }: { drawings: boolean[] }) {
  const { folders, isLoading } = useFolders()
  drawings.push(isLoading)
  return <p>{folders?.length}</p>
}

const nextFrame = () => new Promise(requestAnimationFrame)

it('[T40] what the host knew before is there from the first drawing on, and found right without another', async () => {
  const adapter = createMemoryAdapter()
  const [session, folders] = [(await adapter.session.current())!, await adapter.folders.list()]
  const drawings: boolean[] = []
  await render(
    <MailroomProvider adapter={adapter} theme={theme} locale="en" ahead={aheadOf({ session, folders })}>
      <NotedFolders drawings={drawings} />
    </MailroomProvider>,
  )
  // It is looked through in the first frame, and what comes of that is drawn before the one after the next.
  for (let frames = 0; frames < 3; frames += 1) await nextFrame()
  await expect.element(page.getByText(String(folders.length), { exact: true })).toBeVisible()
  expect(drawings).toEqual([false])
})

/** Notes with each drawing how many folders there are. */
function CountedFolders({ counts }: { counts: Set<number | undefined> }) {
  counts.add(useFolders().folders?.length)
  return <FolderNames />
}

it('[T40] [FL-01] the first of many folders are drawn at once, and nobody asks for the others', async () => {
  const adapter = createMemoryAdapter()
  const [session, folders] = [(await adapter.session.current())!, await adapter.folders.list()]
  const ahead = aheadOf({ session, folders: folders.slice(0, 1), hasMoreFolders: true })
  const asked = [vi.spyOn(adapter.folders, 'list'), vi.spyOn(adapter.folders.parts!, 'first')]
  const counts = new Set<number | undefined>()
  await render(
    <MailroomProvider adapter={adapter} theme={theme} locale="en" ahead={ahead}>
      <CountedFolders counts={counts} />
    </MailroomProvider>,
  )
  await expect.element(page.getByText('Inbox', { exact: true })).toBeVisible()
  for (let frames = 0; frames < 3; frames += 1) await nextFrame()
  expect([...counts]).toEqual([1])
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it('[EM-03] a provider within another keeps the text colour of its own skin', async () => {
  const colour = (name: string) => () => getComputedStyle(page.getByTestId(name).element()).color
  const within = (
    <MailroomProvider
      adapter={createMemoryAdapter()}
      theme={{ skin: defaultSkin, colorScheme: 'dark' }}
      locale="en"
    >
      <p data-testid="inner">inner</p>
    </MailroomProvider>
  )
  await mount(
    <>
      <p data-testid="outer">outer</p>
      {within}
    </>,
  )
  await expect.poll(colour('outer')).toBe(rgbOf(defaultSkin.light.text))
  await expect.poll(colour('inner')).toBe(rgbOf(defaultSkin.dark.text))
})

it('[EM-02] two providers on one page keep their own mail, language and skin', async () => {
  const pink = createSkin({
    ...defaultSkin,
    name: 'pink',
    light: { ...defaultSkin.light, accent: '#c0105a' },
  })
  await render(
    <>
      <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="en">
        <div data-testid="english">
          <FolderNames />
        </div>
      </MailroomProvider>
      <MailroomProvider
        adapter={createMemoryAdapter()}
        theme={{ skin: pink, colorScheme: 'dark' }}
        locale="zh-tw"
      >
        <div data-testid="chinese">
          <FolderNames />
        </div>
      </MailroomProvider>
    </>,
  )
  await expect.poll(textOf('english')).toMatch(/^Inbox/)
  await expect.poll(textOf('chinese')).toMatch(/^收件匣/)
  const roots = ['english', 'chinese'].map((name) =>
    page.getByTestId(name).element().closest<HTMLElement>('[lang]')!,
  )
  expect(roots.map((root) => root.lang)).toEqual(['en', 'zh-Hant'])
  expect(roots.map((root) => root.dataset.colorScheme)).toEqual(['light', 'dark'])
  const accents = roots.map((root) => getComputedStyle(root).getPropertyValue('--mr-color-accent').trim())
  expect(accents).toEqual([defaultSkin.light.accent, pink.dark.accent])
})

it('[EM-02] what one provider changes, another on the same page does not see', async () => {
  const [mine, other] = [createMemoryAdapter(), createMemoryAdapter()]
  await render(
    <>
      <MailroomProvider adapter={mine} theme={theme} locale="en">
        <MarkAllRead />
        <Unread name="mine" />
      </MailroomProvider>
      <MailroomProvider adapter={other} theme={theme} locale="en">
        <Unread name="other" />
      </MailroomProvider>
    </>,
  )
  await expect.poll(textOf('other')).toMatch(/^[1-9]/)
  const before = page.getByTestId('other').element().textContent
  await page.getByRole('button', { name: 'read', exact: true }).click()
  await expect.poll(textOf('mine')).toBe('0')
  await expect.poll(textOf('other')).toBe(before)
})

function Unread({ name }: { name: string }) {
  const { page: list } = useMessageList({ folder: 'INBOX', offset: 0, limit: 10 })
  return <output data-testid={name}>{list?.messages.filter(({ state }) => !state.isRead).length}</output>
}

it('[EM-04] mounts twice in strict mode without a word on the console', async () => {
  await render(
    <StrictMode>
      <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="zh-hans">
        <FolderNames />
        <MarkAllRead />
      </MailroomProvider>
    </StrictMode>,
  )
  await expect.element(page.getByText(/^收件箱 草稿箱/)).toBeVisible()
})

it('[EM-03, EM-10] works in a shadow root, with its toasts inside it', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheets = [...document.styleSheets].map((sheet) => {
    const copy = new CSSStyleSheet()
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
    return copy
  })
  shadow.adoptedStyleSheets = sheets
  const place = document.createElement('div')
  shadow.append(place)
  const root = createRoot(place)
  root.render(
    <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="en">
      <MarkAllRead />
    </MailroomProvider>,
  )
  await page.getByRole('button', { name: 'read', exact: true }).click()
  await expect.element(page.getByText(/as read/)).toBeVisible()
  expect(shadow.textContent).toContain('as read')
  expect(document.body.textContent).not.toContain('as read')
  root.unmount()
  host.remove()
})

it('[EM-07] words of the integrator take the place of ours', async () => {
  await render(
    <MailroomProvider
      adapter={createMemoryAdapter()}
      theme={theme}
      locale="en"
      words={{ common: { folderInbox: 'Eingang' } }}
    >
      <FolderNames />
    </MailroomProvider>,
  )
  await expect.element(page.getByText(/^Eingang Drafts/)).toBeVisible()
})

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message ?? this.props.children
  }
}

function AdapterUser() {
  return useAdapter() ? 'found' : ''
}

it('[EM-02] says what is missing when a component stands outside the provider', async () => {
  await render(
    <Boundary>
      <AdapterUser />
    </Boundary>,
  )
  const sentence =
    'useAdapter was called outside MailroomProvider, so it has no mail system to ask. ' +
    'Wrap the tree in <MailroomProvider adapter={...}>.'
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(takeConsole().join()).toContain(sentence)
})

it('[EM-10] [IX-03] a dialog opens in the provider, and what lies behind it there is out of reach', async () => {
  // Its code comes after the provider is in the page, the first time, and is there before, the second.
  for (const _time of ['first', 'second']) {
    const { unmount } = await mount(
      <>
        <button data-testid="behind">behind</button>
        <Dialog open title="Question" closeLabel="Close" onOpenChange={() => undefined}>
          Sure?
        </Dialog>
      </>,
    )
    const dialog = page.getByRole('dialog', { name: 'Question' })
    await expect.element(dialog).toBeVisible()
    expect(page.getByTestId('behind').element().closest('[inert]')).not.toBeNull()
    expect(dialog.element().closest('[inert]')).toBeNull()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await unmount()
  }
})
