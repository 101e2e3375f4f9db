import { MailroomError, type TransferOptions } from '@mailroom/core'
import { cancelled } from './networkFailure'

/** A file on its way to the mail system. */
export interface FileRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly form: FormData
  readonly options: TransferOptions
}

/** Sends a form with a file by XMLHttpRequest: only that tells how much of it has left. */
export function sendFile({ url, headers, form, options }: FileRequest): Promise<Response> {
  const { signal, onProgress } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(cancelled(signal))
      return
    }
    const request = new XMLHttpRequest()
    const withdraw = () => request.abort()
    const offline = () => reject(new MailroomError('offline', 'The file did not reach the mail system.'))
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      onProgress?.({ doneBytes: loaded, totalBytes: lengthComputable ? total : undefined }),
    )
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', offline)
    request.addEventListener('timeout', offline)
    request.addEventListener('abort', () => (signal?.aborted ? reject(cancelled(signal)) : offline()))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', withdraw))
    signal?.addEventListener('abort', withdraw)
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after')
  const headers = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]])
  return new Response(request.responseText || null, { status: request.status, headers })
}
