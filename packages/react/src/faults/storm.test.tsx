import { withFaults, type FaultRule } from '@mailroom/conformance/faults'
import type { MailroomAdapter } from '@mailroom/core'
import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../session/useSession'
import { Inbox } from '../test/Inbox'
import { mount } from '../test/mount'

const rows = () =>
  page
    .getByRole('list', { name: 'rows' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
const counts = (id: string) => page.getByLabelText(`${id} counts`).element().textContent
/** At once, as a script would, since a storm does not wait for a pointer. */
const press = (name: string) =>
  (page.getByRole('button', { name, exact: true }).element() as HTMLElement).click()

/** What the page should show: the rows and counts as the mail system has them. */
async function truth({ messages, folders }: MailroomAdapter) {
  const list = await messages.list({ folder: 'INBOX', offset: 0, limit: 10 })
  const all = await folders.list()
  const countsOf = (id: string) => {
    const folder = all.find((each) => each.id === id)!
    return `${folder.unreadCount}/${folder.totalCount}`
  }
  return {
    rows: list.messages.map(
      ({ state, subject }) => `${state.isRead ? 'read' : 'unread'} ${state.flag ?? 'plain'} ${subject}`,
    ),
    inbox: countsOf('INBOX'),
    trash: countsOf('Trash'),
  }
}

const always = { times: Infinity } as const
const storm: readonly FaultRule[] = [
  { on: 'messages', fault: { kind: 'latency', ms: 25 }, ...always, chance: 0.4 },
  { on: 'messages.setState', fault: { kind: 'lostAnswer' }, ...always, chance: 0.2 },
  { on: 'messages.move', fault: { kind: 'lostAnswer' }, ...always, chance: 0.2 },
  { on: 'messages.delete', fault: { kind: 'movedMeanwhile', to: 'Archive' }, ...always, chance: 0.3 },
  { on: '*', fault: { kind: 'lostRequest' }, ...always, chance: 0.15 },
  { on: '*', fault: { kind: 'badGateway' }, ...always, chance: 0.15 },
  { on: 'live', fault: { kind: 'duplicatePush', count: 3 }, ...always, chance: 0.3 },
  { on: 'live', fault: { kind: 'latePush', ms: 60 }, ...always, chance: 0.3 },
  { on: 'live', fault: { kind: 'lostPush' }, ...always, chance: 0.2 },
]

it.each([1, 2, 3, 4, 5, 6])(
  '[ER-03] after storm %i the page shows what is true',
  async (seed) => {
    const memory = createMemoryAdapter()
    const adapter = withFaults(memory, { seed })
    await mount(<Inbox />, { adapter })
    await expect.poll(() => rows().length).toBe(10)
    for (const rule of storm) adapter.faults.add(rule)
    for (const action of [
      'mark three',
      'delete three',
      'flag three',
      'archive three',
      'refresh',
      'mark all',
    ]) {
      press(action)
      await memory.control.deliver({ from: 'wang.lei', subject: `After ${action}`, text: 'x' })
      await new Promise(requestAnimationFrame)
    }
    await expect.poll(() => adapter.faults.records.length).toBeGreaterThan(5)
    adapter.faults.clear()
    // The line was down for whoever missed news, and is back: all that is shown is asked for anew.
    adapter.faults.cutLine()
    adapter.faults.mendLine()
    const isTrue = async () => {
      const wanted = await truth(memory)
      return (
        JSON.stringify({ rows: rows(), inbox: counts('INBOX'), trash: counts('Trash') }) ===
        JSON.stringify(wanted)
      )
    }
    await expect.poll(isTrue, { timeout: 15_000 }).toBe(true)
  },
  30_000,
)

function Session() {
  const { session, expired, signIn } = useSession()
  const credentials = { username: 'chen.yu', password: 'Mailroom-2026' }
  return (
    <>
      <output aria-label="session">{expired ? 'expired' : session ? 'in' : 'out'}</output>
      <button onClick={() => void signIn(credentials)}>sign in</button>
    </>
  )
}

it('[SE-16] [ER-03] many calls that meet 401 end the session once; signing in brings the page up to date', async () => {
  const memory = createMemoryAdapter()
  const adapter = withFaults(memory)
  const signIn = vi.spyOn(memory.session, 'signIn')
  await mount(
    <>
      <Inbox />
      <Session />
    </>,
    { adapter },
  )
  await expect.poll(() => rows().length).toBe(10)
  const before = rows()
  adapter.faults.add({ on: 'messages', fault: { kind: 'signedOut' }, times: Infinity })
  for (const action of ['mark three', 'refresh', 'flag three']) press(action)
  await expect.element(page.getByLabelText('session')).toHaveTextContent('expired')
  await expect.poll(rows).toEqual(before)
  adapter.faults.clear()
  await memory.control.deliver({ from: 'wang.lei', subject: 'Meanwhile', text: 'x' })
  press('sign in')
  await expect.element(page.getByLabelText('session')).toHaveTextContent('in')
  await expect.poll(() => rows()[0]).toContain('Meanwhile')
  expect(signIn).toHaveBeenCalledOnce()
})
