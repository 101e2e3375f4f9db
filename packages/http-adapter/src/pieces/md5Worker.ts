import { md5InSteps } from './md5InSteps'

/** Reads a file off the page's own thread and answers with its MD5, or why it could not be read. */
addEventListener('message', ({ data }: MessageEvent<{ readonly file: Blob }>) => {
  md5InSteps(data.file).then(
    (md5) => postMessage({ md5 }),
    (error: unknown) => postMessage({ reason: String(error) }),
  )
})
