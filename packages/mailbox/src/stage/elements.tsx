import type { Destination, Session } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import type { Navigation } from '@mailroom/react'
import { vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MailboxStage, type MailboxStageProps } from './MailboxStage'
import { smallCompany, type MailToAlice } from './smallCompany'

/** What a test can look at beside the page. */
export interface ShownMailbox {
  readonly adapter: MemoryAdapter
  /** Calls of the mail system, counted. */
  readonly calls: Readonly<Record<'list' | 'read' | 'setState' | 'move' | 'delete' | 'save', Mock>>
  /** Where the reader is. */
  readonly place: () => Destination
  /** Goes there as the host would: by a link, or the browser's back. */
  readonly goTo: (destination: Destination) => void
}

interface ShowOptions extends Omit<MailboxStageProps, 'adapter' | 'onNavigate'> {
  /** What the organisation allows, where it is not what others do. */
  readonly features?: Partial<Session['features']>
  /** Done before anybody asks who is signed in. */
  readonly before?: (adapter: MemoryAdapter) => Promise<unknown>
}

/** Shows a mailbox with these mails, by default those of the small company. */
export async function showMailbox(
  { features, before, ...props }: ShowOptions = {},
  mails?: readonly MailToAlice[],
): Promise<ShownMailbox> {
  const adapter = createMemoryAdapter({ company: smallCompany(mails) })
  await before?.(adapter)
  let destination: Destination = props.start ?? { kind: 'folder', folder: 'INBOX' }
  let navigate: Navigation['navigate'] = () => undefined
  const onNavigate: MailboxStageProps['onNavigate'] = (next, go) => {
    destination = next
    navigate = go
  }
  const { session, messages, settings } = adapter
  const current = session.current.bind(session)
  vi.spyOn(session, 'current').mockImplementation(async (options) => {
    const known = await current(options)
    return known && { ...known, features: { ...known.features, ...features } }
  })
  const calls = {
    list: vi.spyOn(messages, 'list'),
    read: vi.spyOn(messages, 'read'),
    setState: vi.spyOn(messages, 'setState'),
    move: vi.spyOn(messages, 'move'),
    delete: vi.spyOn(messages, 'delete'),
    save: vi.spyOn(settings, 'save'),
  }
  const prepare = async () => {
    await props.prepare?.(adapter)
    for (const call of Object.values(calls)) call.mockClear()
  }
  await page.viewport(1320, 800)
  await render(<MailboxStage {...props} prepare={prepare} adapter={adapter} onNavigate={onNavigate} />)
  return { adapter, calls, place: () => destination, goTo: (next) => navigate(next) }
}

/** A folder in the tree. */
export const folder = (name: string | RegExp) => page.getByRole('treeitem', { name })

/** A mail in the list. */
export const row = (name: string | RegExp) => page.getByRole('row', { name })

/** The rows shown, top to bottom. */
export const rows = () => page.getByRole('row').elements()

/** The subjects of the rows shown, top to bottom. */
export const subjects = () =>
  rows().map((each) => each.querySelectorAll('[role="gridcell"]')[3]?.querySelector('span')?.textContent)

/** The button of that name. */
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** The tab of that name. */
export const tab = (name: string | RegExp) => page.getByRole('tab', { name })

/** Opens a menu and chooses a line of it. */
export async function choose(menu: string | RegExp, line: string | RegExp): Promise<void> {
  await button(menu).click()
  await page
    .getByRole('menuitem', { name: line, exact: typeof line === 'string' })
    .or(page.getByRole('menuitemradio', { name: line, exact: typeof line === 'string' }))
    .or(page.getByRole('menuitemcheckbox', { name: line, exact: typeof line === 'string' }))
    .click()
}
