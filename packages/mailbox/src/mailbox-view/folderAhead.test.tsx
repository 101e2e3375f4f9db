import { MailroomError } from '@mailroom/core'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { folder, row, showMailbox, type ShownMailbox } from '../stage/elements'

type Pointer = Pick<PointerEventInit, 'button' | 'pointerType'>

const mouse: Pointer = { button: 0, pointerType: 'mouse' }

const point = (type: string, name: RegExp, pointer: Pointer) =>
  folder(name)
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, ...pointer }))

/** Puts the pointer down, and not up again. */
const hold = (name: RegExp, pointer = mouse) => point('pointerdown', name, pointer)

/** Brings the pointer there. */
const over = (name: RegExp, pointer = mouse) => point('pointerover', name, pointer)

const withLock = { prepare: async ({ folderLock }: ShownMailbox['adapter']) => folderLock.set('Lock-2026') }

afterEach(async () => {
  vi.useRealTimers()
  // Where it is left it would rest on a folder of the next test.
  await userEvent.unhover(document.body)
})

/** Shows the inbox. @returns the folders whose lists are asked for from then on */
async function showInbox(options?: Parameters<typeof showMailbox>[0]) {
  const { calls } = await showMailbox(options)
  const asked = () => calls.list.mock.calls.map(([{ folder }]) => folder as string)
  await expect.element(row(/Lunch/)).toBeVisible()
  // What another list is asked by is known once this one has been painted.
  await expect.poll(() => hold(/Drafts/) && asked()).toContain('Drafts')
  calls.list.mockClear()
  return { calls, asked }
}

it('[ML-14] [T40] the list of a folder is asked for once, as soon as the mouse is pressed on it', async () => {
  const { asked } = await showInbox()
  hold(/Sent/)
  expect(asked()).toEqual(['Sent'])
  await folder(/Sent/).click()
  await expect.element(row(/Plan for spring/)).toBeVisible()
  expect(asked()).toEqual(['Sent'])
})

/** Lets the pointer rest there for a second. */
function rest(name: RegExp, pointer = mouse) {
  over(name, pointer)
  vi.advanceTimersByTime(1000)
}

it('[ML-14] [T40] the list of a folder on which the mouse rests is asked for once, and is there when it is pressed', async () => {
  const { asked } = await showInbox()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  over(/Archive/)
  rest(/Sent/)
  rest(/Spam/)
  expect(asked()).toEqual(['Sent', 'Spam'])
  vi.useRealTimers()
  await folder(/Sent/).click()
  await expect.element(row(/Plan for spring/)).toBeVisible()
  expect(asked()).toEqual(['Sent', 'Spam'])
})

it('[ML-14] [LK-07] nothing is asked for where no other list would be shown, or a finger rests', async () => {
  const { asked } = await showInbox(withLock)
  await expect.element(folder(/Receipts/).getByRole('img', { name: 'Locked' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rest(/Inbox/)
  rest(/My folders/)
  rest(/Receipts/)
  rest(/Sent/, { pointerType: 'touch' })
  expect(asked()).toEqual([])
})

it('[ML-14] nothing is asked for where no list is about to be shown', async () => {
  const { asked } = await showInbox()
  hold(/Inbox/)
  hold(/Sent/, { button: 2, pointerType: 'mouse' })
  // It may be about to scroll.
  hold(/Sent/, { button: 0, pointerType: 'touch' })
  hold(/My folders/)
  expect(asked()).toEqual([])
})

it('[ML-14] [ER-01] a list that could not be had when the mouse was pressed is asked for again, and shown', async () => {
  const { calls, asked } = await showInbox()
  calls.list.mockRejectedValueOnce(new MailroomError('offline', 'Gone for a moment.'))
  hold(/Sent/)
  await folder(/Sent/).click()
  await expect.element(row(/Plan for spring/)).toBeVisible()
  expect(asked()).toEqual(['Sent', 'Sent'])
})

it('[LK-07] a locked folder asks for its password, and for no list before', async () => {
  const { asked } = await showInbox(withLock)
  await expect.element(folder(/Receipts/).getByRole('img', { name: 'Locked' })).toBeVisible()
  hold(/Receipts/)
  expect(asked()).toEqual([])
})
