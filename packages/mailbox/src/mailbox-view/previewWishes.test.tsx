import type { MessageSummary } from '@mailroom/core'
import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { usePreview } from './usePreview'

const mail = (uid: number) => ({ ref: { folder: 'INBOX', uid } }) as MessageSummary

it('[ML-26] a mail that was pressed is about to be shown, until the reader goes on to another', async () => {
  const { result } = await renderHook(() => usePreview('right', 'INBOX', () => new Promise(() => {})))
  const isShown = () => result.current.isShown(mail(1).ref)
  expect(isShown()).toBe(false)
  result.current.show(mail(1))
  expect(isShown()).toBe(true)
  // Pressed again it is to come into the pane, and not to be opened: it has not been seen there.
  result.current.rest(mail(2))
  expect(isShown()).toBe(false)
  result.current.show(mail(1))
  result.current.clear()
  expect(isShown()).toBe(false)
})
