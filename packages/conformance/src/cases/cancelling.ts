import type {
  FolderId,
  FolderPartsPort,
  MailroomAdapter,
  MessageRef,
  MessageSummary,
  ReadOptions,
} from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { caseDays } from '../world/calendars'
import { casesOf, type ConformanceCase, type PortName } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { allBytes, arrive, opened, portOf, rowAgain, signedIn } from '../world/scene'

type Call = (options: ReadOptions) => Promise<unknown>
type NamedCall = readonly [name: string, call: Call]

interface Scene {
  readonly adapter: MailroomAdapter
  readonly ref: MessageRef
  readonly attachment: string
  readonly row: MessageSummary
}

/** Every call that can be withdrawn, by port. */
const readingCalls: Readonly<Partial<Record<PortName, (scene: Scene) => readonly NamedCall[]>>> = {
  session: ({ adapter: { session } }) => [
    ['session.signInInfo', (options) => session.signInInfo(options)],
    ['session.current', (options) => session.current(options)],
  ],
  folders: ({ adapter: { folders }, ref }) => [
    ['folders.list', (options) => folders.list(options)],
    ...(folders.get
      ? [['folders.get', (options: ReadOptions) => folders.get!(ref.folder, options)] as const]
      : []),
    ...(folders.parts ? partCalls(folders.parts, ref.folder) : []),
  ],
  messages: ({ adapter: { messages }, ref, attachment }) => [
    ['messages.list', (options) => messages.list({ folder: ref.folder, offset: 0, limit: 20 }, options)],
    ['messages.read', (options) => messages.read(ref, options)],
    ['messages.source', (options) => messages.source(ref, options)],
    ['messages.header', (options) => messages.header(ref, options)],
    ['messages.attachment', (options) => messages.attachment(ref, attachment, options)],
    ['messages.original', (options) => messages.original(ref, options)],
    ['messages.attachments', (options) => messages.attachments(ref, options)],
    ['messages.archive', (options) => messages.archive({ folder: ref.folder, uids: [ref.uid] }, options)],
  ],
  search: ({ adapter }) => [
    [
      'search.find',
      (options) =>
        portOf(adapter, 'search').find({ conditions: { text: 'one' }, offset: 0, limit: 20 }, options),
    ],
    ['search.saved', (options) => portOf(adapter, 'search').saved(options)],
  ],
  tags: ({ adapter }) => [['tags.list', (options) => portOf(adapter, 'tags').list(options)]],
  drafts: ({ adapter, ref }) => [
    ['drafts.prepare', (options) => portOf(adapter, 'drafts').prepare(ref, 'reply', options)],
    ['drafts.open', (options) => portOf(adapter, 'drafts').open(ref, options)],
  ],
  sending: ({ adapter }) => [
    ['sending.status', (options) => portOf(adapter, 'sending').status('nothing@example.com', options)],
    ['sending.uploaded', (options) => portOf(adapter, 'sending').uploaded('no-such-file-0000', options)],
  ],
  contacts: ({ adapter }) => [
    ['contacts.suggest', (options) => portOf(adapter, 'contacts').suggest('a', options)],
    ['contacts.recent', (options) => portOf(adapter, 'contacts').recent(10, options)],
    ['contacts.groups', (options) => portOf(adapter, 'contacts').groups(options)],
    ['contacts.departments', (options) => portOf(adapter, 'contacts').departments(options)],
    ['contacts.domains', (options) => portOf(adapter, 'contacts').domains(options)],
    [
      'contacts.people',
      (options) =>
        portOf(adapter, 'contacts').people({ book: 'organisation', text: '', offset: 0, limit: 10 }, options),
    ],
  ],
  addressBook: ({ adapter }) => [
    [
      'addressBook.page',
      (options) => portOf(adapter, 'addressBook').page({ text: '', offset: 0, limit: 10 }, options),
    ],
    ['addressBook.contact', (options) => portOf(adapter, 'addressBook').contact(987_654_321, options)],
    ['addressBook.find', (options) => portOf(adapter, 'addressBook').find('a@noted.example', options)],
    ['addressBook.groups', (options) => portOf(adapter, 'addressBook').groups(options)],
    ['addressBook.doubles', (options) => portOf(adapter, 'addressBook').doubles(options)],
    [
      'addressBook.exportFile',
      (options) => portOf(adapter, 'addressBook').exportFile('csv', { all: true }, options),
    ],
  ],
  calendar: ({ adapter }) => [
    ['calendar.calendars', (options) => portOf(adapter, 'calendar').calendars(options)],
    ['calendar.occurrences', (options) => portOf(adapter, 'calendar').occurrences(caseDays, options)],
    ['calendar.event', (options) => portOf(adapter, 'calendar').event(987_654_321, undefined, options)],
    ['calendar.preferences', (options) => portOf(adapter, 'calendar').preferences(options)],
    [
      'calendar.exportFile',
      (options) => portOf(adapter, 'calendar').exportFile({ calendarId: 987_654_321 }, options),
    ],
  ],
  settings: ({ adapter }) => [['settings.load', (options) => portOf(adapter, 'settings').load(options)]],
}

const partCalls = (parts: FolderPartsPort, folder: FolderId): readonly NamedCall[] => [
  ['folders.parts.first', (options) => parts.first(folder, options)],
  ['folders.parts.below', (options) => parts.below(folder, options)],
  ['folders.parts.inside', (options) => parts.inside(folder, options)],
  ['folders.parts.find', (options) => parts.find('a', 10, options)],
]

async function scene(world: ConformanceWorld): Promise<Scene> {
  const adapter = await signedIn(world.alice)
  const files = [{ name: 'a.bin', contentType: 'application/octet-stream', bytes: allBytes() }]
  const row = await arrive(world, { subject: 'one', files })
  const { ref, attachments } = await opened(adapter, row)
  return { adapter, ref, attachment: attachments[0]!.id, row }
}

/** Two cases for each port: withdrawn before the question was asked, and while it is under way. */
function casesOfPort([port, calls]: [string, (scene: Scene) => readonly NamedCall[]]): ConformanceCase[] {
  const cases = casesOf({ area: 'cancelling', port: port as PortName }, [
    [
      `${port}-before`,
      'Fails as cancelled when the question was withdrawn before it was asked',
      async (world) => {
        for (const [name, call] of calls(await scene(world)))
          await failsAs(call({ signal: AbortSignal.abort() }), 'cancelled', name)
      },
    ],
    [
      `${port}-under-way`,
      'Fails as cancelled when the question is withdrawn before the answer',
      async (world) => {
        for (const [name, call] of calls(await scene(world))) {
          const controller = new AbortController()
          const answer = call({ signal: controller.signal })
          controller.abort()
          await failsAs(answer, 'cancelled', name)
        }
      },
    ],
  ])
  const isRequired = port === 'session' || port === 'folders' || port === 'messages'
  return isRequired
    ? cases
    : cases.map((item) => ({ ...item, needs: [port as ConformanceCase['needs'][number]] }))
}

/** Questions that are withdrawn. */
export const cancellingCases: readonly ConformanceCase[] = [
  ...Object.entries(readingCalls).flatMap(casesOfPort),
  ...casesOf({ area: 'cancelling', port: 'messages' }, [
    [
      'afterwards',
      'Answers the next question as if nothing had been withdrawn',
      async (world) => {
        const { adapter, row } = await scene(world)
        const controller = new AbortController()
        const withdrawn = adapter.messages.read(row.ref, { signal: controller.signal })
        controller.abort()
        await failsAs(withdrawn, 'cancelled', 'the withdrawn question')
        equals((await rowAgain(adapter, row)).subject, 'one', 'the next answer')
      },
    ],
    [
      'the-others',
      'Withdraws one question of several alike and answers the others',
      async (world) => {
        const { adapter, row } = await scene(world)
        const controller = new AbortController()
        const [first, withdrawn, last] = [
          adapter.messages.read(row.ref),
          adapter.messages.read(row.ref, { signal: controller.signal }),
          adapter.messages.read(row.ref),
        ]
        controller.abort()
        await failsAs(withdrawn, 'cancelled', 'the withdrawn question')
        equals([(await first).subject, (await last).subject], ['one', 'one'], 'the answers to the others')
      },
    ],
    [
      'too-late',
      'Minds no withdrawal once the answer is there',
      async (world) => {
        const { adapter, row, attachment } = await scene(world)
        const controller = new AbortController()
        const { signal } = controller
        const [mail, blob] = [
          await adapter.messages.read(row.ref, { signal }),
          await adapter.messages.attachment(row.ref, attachment, { signal }),
        ]
        controller.abort()
        equals([mail.subject, (await blob.arrayBuffer()).byteLength], ['one', 1024], 'the answers kept')
      },
    ],
    [
      'transfer',
      'Stops a download that is withdrawn at the sight of its progress',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const bytes = allBytes(2_000_000)
        const files = [{ name: 'a.bin', contentType: 'application/octet-stream', bytes }]
        const { ref, attachments } = await opened(adapter, await arrive(world, { subject: 'large', files }))
        const controller = new AbortController()
        let isWhole = false
        const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => {
          if (doneBytes >= bytes.length) isWhole = true
          else controller.abort()
        }
        const download = adapter.messages.attachment(ref, attachments[0]!.id, {
          signal: controller.signal,
          onProgress,
        })
        // Who tells of nothing but the end cannot be stopped under way.
        if (
          (await download.then(
            () => 'answered',
            () => 'failed',
          )) === 'answered' &&
          isWhole &&
          !controller.signal.aborted
        )
          return
        await failsAs(download, 'cancelled', 'the download')
      },
    ],
  ]),
]
