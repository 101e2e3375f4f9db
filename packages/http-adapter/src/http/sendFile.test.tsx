import { isMailroomError } from '@mailroom/core'
import { expect, it } from 'vitest'
import { sendFile } from './sendFile'

// The page's own server stands for the mail system: it takes any upload, whatever it thinks of it.
const url = new URL('/api/mail/attach/', location.href).href

function formOf(bytes: number): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], '图.png', { type: 'image/png' }))
  return form
}

const kindOf = (promise: Promise<Response>) =>
  promise.then(
    ({ status }) => status,
    (error: unknown) => (isMailroomError(error) ? error.kind : error),
  )

it('[CO-15] tells how much of a file has left, and hands on what the server answers', async () => {
  const seen: number[] = []
  const onProgress = ({ doneBytes }: { doneBytes: number }) => void seen.push(doneBytes)
  const answer = await sendFile({ url, headers: {}, form: formOf(3_000_000), options: { onProgress } })
  const { status } = await fetch(url, { method: 'POST', body: formOf(10) })
  expect(answer.status).toBe(status)
  expect(seen.at(-1)).toBeGreaterThanOrEqual(3_000_000)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
})

it('[CO-15] an upload can be withdrawn under way', async () => {
  const controller = new AbortController()
  const options = { signal: controller.signal, onProgress: () => controller.abort() }
  expect(await kindOf(sendFile({ url, headers: {}, form: formOf(20_000_000), options }))).toBe('cancelled')
})

it('[CO-15] an upload that was withdrawn before it began sends nothing', async () => {
  const options = { signal: AbortSignal.abort() }
  expect(await kindOf(sendFile({ url, headers: {}, form: formOf(1), options }))).toBe('cancelled')
})

it('[ER-03] a server that is not there is offline', async () => {
  const nowhere = 'http://127.0.0.1:9/api/mail/attach/'
  expect(await kindOf(sendFile({ url: nowhere, headers: {}, form: formOf(1), options: {} }))).toBe('offline')
})
