import { uploadChunkBytes } from '@mailroom/core'
import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { allBytes, bytesOf, portOf, signedIn } from '../world/scene'

/** Above this, a file too large for the system is too large for a test. */
const maxTestBytes = 64 * 1024 * 1024

/** Files for drafts. */
export const uploadCases = casesOf({ area: 'uploads', port: 'sending', needs: ['sending'] }, [
  [
    'upload',
    'Stores a file and hands its bytes out again, with progress up to its end',
    async ({ alice }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const bytes = allBytes(200_000)
      const done: number[] = []
      const stored = await sending.upload(new File([bytes], '报告 2026.pdf', { type: 'application/pdf' }), {
        onProgress: ({ doneBytes }) => done.push(doneBytes),
      })
      equals(
        [stored.name, stored.sizeBytes, stored.contentType],
        ['报告 2026.pdf', 200_000, 'application/pdf'],
        'the file',
      )
      equals(stored.contentId, undefined, 'content id of a file that is not inside the text')
      holds(sameBytes(await bytesOf(await sending.uploaded(stored.id)), bytes), 'the bytes are others')
      holds((done.at(-1) ?? 0) >= 200_000, `progress ended at ${done.at(-1)}`)
      equals(
        done,
        [...done].sort((a, b) => a - b),
        'progress goes forward',
      )
    },
  ],
  [
    'large',
    'Stores a file of many pieces as it was, once for each time that it is added',
    async ({ alice }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const bytes = allBytes(2 * uploadChunkBytes + 70_000)
      const file = new File([bytes], '全年 报告.pdf', { type: 'application/pdf' })
      const done: number[] = []
      const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => void done.push(doneBytes)
      const stored = await sending.upload(file, { onProgress })
      equals(
        [stored.name, stored.sizeBytes, stored.contentType],
        ['全年 报告.pdf', bytes.length, 'application/pdf'],
        'the file',
      )
      holds(sameBytes(await bytesOf(await sending.uploaded(stored.id)), bytes), 'the bytes are others')
      equals(done.at(-1), bytes.length, 'the end of the progress')
      equals(
        done,
        [...done].sort((a, b) => a - b),
        'progress goes forward',
      )
      const [first, second] = await Promise.all([sending.upload(file), sending.upload(file)])
      equals(new Set([stored.id, first.id, second.id]).size, 3, 'files of three times')
    },
  ],
  [
    'inline',
    'Gives a picture inside the text a content id of its own',
    async ({ alice }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const upload = () =>
        sending.upload(new File([allBytes(64)], 'p.png', { type: 'image/png' }), { inline: true })
      const [first, second] = [await upload(), await upload()]
      holds(first.contentId && second.contentId, 'a picture has no content id')
      holds(first.contentId !== second.contentId, 'two pictures have the same content id')
    },
  ],
  [
    'cancelled',
    'Stops an upload that is withdrawn, before or under way',
    async ({ alice }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      const file = new File([allBytes(100_000)], 'a.bin')
      await failsAs(
        sending.upload(file, { signal: AbortSignal.abort() }),
        'cancelled',
        'an upload withdrawn before',
      )
      const controller = new AbortController()
      const upload = sending.upload(file, { signal: controller.signal })
      controller.abort()
      await failsAs(upload, 'cancelled', 'an upload withdrawn at once')
    },
  ],
  [
    'refused',
    'Refuses empty files and forbidden extensions, however they are written',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      await failsAs(sending.upload(new File([], 'empty.txt')), 'invalid', 'an empty file')
      const extension = (await adapter.session.current())?.limits.forbiddenExtensions[0]
      if (extension === undefined) return
      for (const name of [
        `a.${extension}`,
        `a.${extension.toUpperCase()}`,
        `a.pdf.${extension}`,
        `a.${extension}. .`,
      ]) {
        await failsAs(sending.upload(new File(['x'], name)), 'invalid', `the file "${name}"`)
      }
    },
  ],
  [
    'too-large',
    'Refuses a file larger than any mail',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const { maxMessageBytes } = (await adapter.session.current())!.limits
      if (maxMessageBytes > maxTestBytes) return
      const file = new File([new Uint8Array(maxMessageBytes + 1)], 'large.bin')
      await failsAs(portOf(adapter, 'sending').upload(file), 'tooLarge', 'a file that is too large')
    },
  ],
  [
    'gone',
    'Finds no bytes for a file that was never stored',
    async ({ alice }) => {
      const sending = portOf(await signedIn(alice), 'sending')
      await failsAs(sending.uploaded('no-such-file-0000'), 'notFound', 'bytes of no file')
    },
  ],
])
