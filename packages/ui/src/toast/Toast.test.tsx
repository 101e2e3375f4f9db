import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { renderScene } from '../test/scene'
import { ToastProvider, useToasts, type Toast } from './ToastProvider'

function Show({ toasts }: { toasts: Toast[] }) {
  const { show } = useToasts()
  return (
    <>
      {toasts.map((toast, index) => (
        <Button key={index} onClick={() => show(toast)}>{`Show ${index + 1}`}</Button>
      ))}
    </>
  )
}

const scene = (...toasts: Toast[]) => (
  <ToastProvider label="Messages" dismissLabel="Close message">
    <Show toasts={toasts} />
  </ToastProvider>
)
const show = (index: number) => page.getByRole('button', { name: `Show ${index}` }).click()

/** React answers a moving pointer before the next paint. */
const nextPaint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

it('[EM-09] says what happened politely, inside the frame', async () => {
  await renderScene(scene({ message: '3 messages moved' }))
  const live = page.getByRole('status')
  await expect.element(live).toHaveAttribute('aria-live', 'polite')
  await show(1)
  await expect.element(live).toHaveTextContent('3 messages moved')
  expect(page.getByTestId('popups').element()).toContainElement(live.element())
})

it('[EM-09] undoes and closes by its button, and then does not count as closed', async () => {
  const undo = vi.fn()
  const closed = vi.fn()
  await renderScene(
    scene({
      message: 'Deleted',
      action: { label: 'Undo', onAction: undo },
      onClose: closed,
      durationMs: Infinity,
    }),
  )
  await show(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument()
  expect(closed).not.toHaveBeenCalled()
})

it('[EM-09] tells its owner once that it has gone', async () => {
  const closed = vi.fn()
  await renderScene(scene({ message: 'Deleted', onClose: closed, durationMs: Infinity }))
  await show(1)
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
})

it('[EM-09] goes by itself', async () => {
  await renderScene(scene({ message: 'Saved', durationMs: 50 }))
  await show(1)
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
})

it('[EM-09] waits while the pointer is on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await renderScene(scene({ message: 'Saved', durationMs: 1000 }))
    const button = page.getByRole('button', { name: 'Show 1' }).element() as HTMLElement
    button.click()
    const toast = await page.getByText('Saved').findElement()
    toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await nextPaint()
    await vi.advanceTimersByTimeAsync(5000)
    expect(toast).toBeInTheDocument()
    toast.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
    await nextPaint()
    await vi.advanceTimersByTimeAsync(1000)
    await nextPaint()
    expect(toast).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

it('[EM-09] shows three at a time, and one with the same key takes the place of the older', async () => {
  const stay = { durationMs: Infinity }
  await renderScene(
    scene(
      { message: 'One', ...stay },
      { message: 'Two', ...stay },
      { message: 'Three', key: 'k', ...stay },
      { message: 'Four', ...stay },
      { message: 'Three again', key: 'k', ...stay },
    ),
  )
  for (const index of [1, 2, 3, 4]) await show(index)
  await expect.element(page.getByText('Three')).toBeVisible()
  await expect.element(page.getByText('Four')).not.toBeInTheDocument()
  await show(5)
  await expect.element(page.getByText('Four')).toBeVisible()
  await expect.element(page.getByText('Three', { exact: true })).not.toBeInTheDocument()
})

it.each(['Undo', 'Close message'])('[IX-03] gives focus back where it came from after %s', async (name) => {
  await renderScene(
    scene({ message: 'Deleted', action: { label: 'Undo', onAction: () => {} }, durationMs: Infinity }),
  )
  const before = page.getByRole('button', { name: 'Show 1' })
  await before.click()
  page.getByRole('button', { name }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument()
  await expect.element(before).toHaveFocus()
})

it('[EM-09] closes by Escape while it has focus', async () => {
  await renderScene(scene({ message: 'Saved', durationMs: Infinity }))
  await show(1)
  const close = page.getByRole('button', { name: 'Close message' })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
})
