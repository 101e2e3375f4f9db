import { equals, holds, sameBytes } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  allBytes,
  arrive,
  arriveAll,
  bytesOf,
  folderOf,
  opened,
  rows,
  signedIn,
  subjects,
  withFirstWords,
} from '../world/scene'

/** Subjects that have gone wrong on the way somewhere before. */
const subjectsOfAllSorts: readonly (readonly [name: string, subject: string])[] = [
  ['emoji', '🚀 发布 👩‍👩‍👧‍👦 done ✅'],
  ['signs beyond the first plane', '𠮷野家 𝒳'],
  ['a combining accent', 'Cafe\u0301 für Ångström'],
  ['right-to-left', 'שלום عالم hello'],
  ['quotes and slashes', `"a" 'b' \\c /d %e #f ?g=h&i`],
  ['markup', '<b>not bold</b> &amp; <script>alert(1)</script>'],
  ['an encoded word that is none', '=?utf-8?X?broken?= and =?'],
  ['commas, colons, brackets', 'a,b;c:d <e@f> (g) [h]'],
  ['a long line', `长${'很长的主题'.repeat(60)}`],
]

/** Words of all languages, on their way from the sender to the screen. */
export const wordCases = casesOf({ area: 'words', port: 'messages' }, [
  [
    'subjects',
    'Keeps subjects of every script and sign as they were written',
    async (world) => {
      const adapter = await signedIn(world.alice)
      for (const [name, subject] of subjectsOfAllSorts) {
        const row = await arrive(world, { subject })
        equals((await opened(adapter, row)).subject, subject, `a subject with ${name}`)
      }
    },
  ],
  [
    'no-subject',
    'Shows a mail without a subject as one with an empty one',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: '', text: 'No subject here.' })
      equals([row.subject, (await opened(adapter, row)).subject], ['', ''], 'subject of row and mail')
    },
  ],
  [
    'names',
    'Keeps names of people with signs that an address list would split at',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const from = { address: 'doe@outside.example.org', name: 'Doe, John; "Johnny" <J>' }
      const cc = [
        { address: 'yu@outside.example.org', name: '于，晓彤（市场部）' },
        { address: 'bare@outside.example.org', name: '' },
      ]
      const mail = await opened(adapter, await arrive(world, { subject: 'names', from, cc }))
      equals([mail.from, mail.cc], [from, cc], 'sender and copies')
    },
  ],
  [
    'texts',
    'Keeps a text of every script, and all of a long one',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const lines = ['你好，世界', '𠮷 🚀', '> 引用', '.', 'From here on', '-- ', 'Ende: äöü ß']
      const long = Array.from({ length: 3000 }, (_, index) => `第 ${index} 行 line ${index}`)
      const text = [...lines, ...long].join('\n')
      const mail = await opened(adapter, await arrive(world, { subject: 'texts', text }))
      const seen = mail.text.replaceAll('\r\n', '\n').trimEnd().split('\n')
      equals(seen.slice(0, lines.length), lines, 'the first lines')
      equals([seen.length, seen.at(-1)], [3007, long.at(-1)], 'how many lines there are, and the last one')
    },
  ],
  [
    'no-text',
    'Opens a mail that has neither text nor HTML',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const mail = await opened(adapter, await arrive(world, { subject: 'no text', text: '' }))
      equals([mail.text.trim(), mail.html ?? ''], ['', ''], 'text and HTML')
    },
  ],
  [
    'file-names',
    'Keeps files apart that have one name, and names of every script',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const names = ['same.bin', 'same.bin', '报价😀 (最终版).pdf', `${'长'.repeat(60)}.txt`, 'a; c=d, e.csv']
      const files = names.map((name, index) => ({
        name,
        contentType: 'application/octet-stream',
        bytes: allBytes(10 + index),
      }))
      const mail = await opened(adapter, await arrive(world, { subject: 'files', files }))
      equals(
        mail.attachments.map(({ name }) => name),
        names,
        'names',
      )
      equals(new Set(mail.attachments.map(({ id }) => id)).size, names.length, 'different ids')
      for (const [index, { id }] of mail.attachments.entries()) {
        const bytes = await bytesOf(await adapter.messages.attachment(mail.ref, id))
        holds(sameBytes(bytes, files[index]!.bytes), `the bytes of file ${index + 1} are others`)
      }
    },
  ],
  [
    'search-signs',
    'Finds words by what was typed, whatever its case and width, and reads no sign as a command',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const arrived = await arriveAll(world, [
        { subject: 'Ｂｕｄｇｅｔ 2026', text: 'wide' },
        { subject: 'Straße', text: '100% sure_thing' },
      ])
      for (const row of arrived) await withFirstWords(adapter, row)
      const folder = await folderOf(adapter, 'inbox')
      const found = async (text: string) => subjects(await rows(adapter, folder, { search: { text } }))
      equals(await found('budget'), ['Ｂｕｄｇｅｔ 2026'], 'mails found by "budget"')
      equals(await found('100% sure_thing'), ['Straße'], 'mails found by "100% sure_thing"')
      for (const text of ['b%t', 'wi_e', 'w*', "wide' OR 'a'='a", 'NOT zebra', 'wide AND zebra'])
        equals(await found(text), [], `mails found by "${text}"`)
    },
  ],
])
