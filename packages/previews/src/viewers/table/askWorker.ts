import { PreviewFault } from '../../bytes/PreviewFault'
import type { TableQuestion } from './readTable'
import type { Workbook } from './Workbook'

/** Longest time that a table may take to read. */
const deadlineMs = 10_000

/**
 * Reads a table in a worker of its own, which ends with the answer: what a file does to it, the page does not feel.
 *
 * @throws PreviewFault `slow`, `locked`, `damaged`
 */
export function askWorker(question: TableQuestion): Promise<Workbook> {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<Workbook>((resolve, reject) => {
    const late = setTimeout(() => reject(new PreviewFault('slow')), deadlineMs)
    worker.addEventListener('message', ({ data }: MessageEvent<{ workbook?: Workbook; reason?: string }>) => {
      clearTimeout(late)
      if (data.workbook !== undefined) resolve(data.workbook)
      else reject(new PreviewFault(/password|encrypt/i.test(data.reason ?? '') ? 'locked' : 'damaged'))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      clearTimeout(late)
      reject(new PreviewFault('damaged', event.message))
    })
    // With what is moved and not copied, which tells it from a message between windows too.
    worker.postMessage(question, [question.bytes.buffer])
  }).finally(() => worker.terminate())
}
