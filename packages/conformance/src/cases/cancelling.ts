import type { ReadOptions } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { arrive, opened, rowAgain, signedIn } from '../world/scene'

type ReadingCall = readonly [name: string, call: (options: ReadOptions) => Promise<unknown>]

/** Every call that can be withdrawn. */
async function readingCalls(world: ConformanceWorld): Promise<readonly ReadingCall[]> {
  const adapter = await signedIn(world.alice)
  const files = [{ name: 'a.bin', contentType: 'application/octet-stream', bytes: new Uint8Array([1, 2, 3]) }]
  const row = await arrive(world, { subject: 'one', files })
  const { ref, attachments } = await opened(adapter, row)
  const { session, folders, messages, tags, drafts, contacts, settings } = adapter
  const calls: (ReadingCall | false | undefined)[] = [
    ['session.signInInfo', (options) => session.signInInfo(options)],
    ['session.current', (options) => session.current(options)],
    ['folders.list', (options) => folders.list(options)],
    ['messages.list', (options) => messages.list({ folder: ref.folder, offset: 0, limit: 20 }, options)],
    ['messages.read', (options) => messages.read(ref, options)],
    ['messages.source', (options) => messages.source(ref, options)],
    ['messages.header', (options) => messages.header(ref, options)],
    ['messages.attachment', (options) => messages.attachment(ref, attachments[0]!.id, options)],
    ['messages.original', (options) => messages.original(ref, options)],
    tags && ['tags.list', (options) => tags.list(options)],
    drafts && ['drafts.prepare', (options) => drafts.prepare(ref, 'reply', options)],
    contacts && ['contacts.suggest', (options) => contacts.suggest('a', options)],
    settings && ['settings.load', (options) => settings.load(options)],
  ]
  return calls.filter((call): call is ReadingCall => Boolean(call))
}

/** Questions that are withdrawn. */
export const cancellingCases = casesOf(
  'cancelling',
  [],
  [
    [
      'before',
      'Fails as cancelled when the question was withdrawn before it was asked',
      async (world) => {
        for (const [name, call] of await readingCalls(world)) {
          await failsAs(call({ signal: AbortSignal.abort() }), 'cancelled', name)
        }
      },
    ],
    [
      'under-way',
      'Fails as cancelled when the question is withdrawn before the answer',
      async (world) => {
        for (const [name, call] of await readingCalls(world)) {
          const controller = new AbortController()
          const answer = call({ signal: controller.signal })
          controller.abort()
          await failsAs(answer, 'cancelled', name)
        }
      },
    ],
    [
      'afterwards',
      'Answers the next question as if nothing had been withdrawn',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const row = await arrive(world, { subject: 'one' })
        const controller = new AbortController()
        const withdrawn = adapter.messages.read(row.ref, { signal: controller.signal })
        controller.abort()
        await failsAs(withdrawn, 'cancelled', 'the withdrawn question')
        equals((await rowAgain(adapter, row)).subject, 'one', 'the next answer')
      },
    ],
  ],
)
