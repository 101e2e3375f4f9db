import { useStableCallback } from '@mailroom/react'
import { useEffect, useState } from 'react'
import { faultOf, type PreviewFault } from '../bytes/PreviewFault'
import { withDeadline } from '../bytes/withDeadline'

/**
 * Reads a file for its viewer, once.
 *
 * @param read a function that stays the same
 * @returns    undefined until it is read
 */
export function useReading<T>(
  content: Blob,
  read: (bytes: Uint8Array<ArrayBuffer>) => T | Promise<T>,
  onFault: (fault: PreviewFault) => void,
): T | undefined {
  const tellFault = useStableCallback(onFault)
  const [result, setResult] = useState<{ readonly content: Blob; readonly value: T }>()
  useEffect(() => {
    let isCurrent = true
    const run = async () => read(new Uint8Array(await content.arrayBuffer()))
    withDeadline(run()).then(
      (value) => isCurrent && setResult({ content, value }),
      (error: unknown) => isCurrent && tellFault(faultOf(error)),
    )
    return () => void (isCurrent = false)
  }, [content, read, tellFault])
  return result?.content === content ? result.value : undefined
}
