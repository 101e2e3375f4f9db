import SparkMd5 from 'spark-md5'
import { uploadChunkBytes } from '@mailroom/core'

/**
 * MD5 of a file in hexadecimal, read a piece at a time: the thread is free between two of them, and none is kept.
 *
 * @param stepBytes of one piece
 * @throws what the signal was aborted with, and when the file cannot be read any more
 * @source AT-02
 */
export async function md5InSteps(
  file: Blob,
  {
    stepBytes = uploadChunkBytes,
    signal,
  }: { readonly stepBytes?: number; readonly signal?: AbortSignal } = {},
): Promise<string> {
  const hash = new SparkMd5.ArrayBuffer()
  for (let start = 0; start < file.size; start += stepBytes) {
    signal?.throwIfAborted()
    hash.append(await file.slice(start, start + stepBytes).arrayBuffer())
  }
  return hash.end()
}
