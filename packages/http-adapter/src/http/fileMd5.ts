import SparkMd5 from 'spark-md5'
import { uploadChunkBytes } from '@mailroom/core'

/**
 * MD5 of a file in hexadecimal, read a piece at a time: the page is free between two of them, and none is kept.
 *
 * @throws what the signal was aborted with
 */
export async function fileMd5(file: Blob, signal?: AbortSignal): Promise<string> {
  const hash = new SparkMd5.ArrayBuffer()
  for (let start = 0; start < file.size; start += uploadChunkBytes) {
    signal?.throwIfAborted()
    hash.append(await file.slice(start, start + uploadChunkBytes).arrayBuffer())
  }
  return hash.end()
}
