import { PreviewFault } from './PreviewFault'

/** Longest time that reading a file may take. @source F4 */
const deadlineMs = 10_000

/** Gives up on work that takes too long. @throws PreviewFault `slow` */
export async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PreviewFault('slow')), deadlineMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
