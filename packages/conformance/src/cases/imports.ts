import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { folderOf, portOf, rows, signedIn } from '../world/scene'

/** Above this, a file too large for the system is too large for a test. */
const maxTestBytes = 64 * 1024 * 1024

const writtenAt = Date.UTC(2024, 2, 5, 8, 30)

/** A mail as another program has saved it. */
const mailFile = (subject: string, filler = '') =>
  new File(
    [
      `From: =?utf-8?B?6Z+p5qKF?= <han.mei@example.org>\r\nTo: somebody@example.net\r\nSubject: ${subject}\r\n`,
      `Date: Tue, 5 Mar 2024 08:30:00 +0000\r\nMessage-ID: <${crypto.randomUUID()}@example.org>\r\n\r\n`,
      `The text of ${subject}\r\n${filler}`,
    ],
    'saved.eml',
    { type: 'message/rfc822' },
  )

/** Mail files from elsewhere. */
export const importCases = casesOf({ area: 'imports', port: 'imports', needs: ['imports'] }, [
  [
    'arrives',
    'Adds a mail file to a folder, read, with its own date, and tells how far it is',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const done: number[] = []
      const file = mailFile('saved long ago', 'line of a long mail\r\n'.repeat(110_000))
      const ref = await portOf(adapter, 'imports').add(file, 'INBOX', crypto.randomUUID(), {
        onProgress: ({ doneBytes }) => done.push(doneBytes),
      })
      const [row] = await rows(adapter, 'INBOX')
      equals(row?.ref, ref, 'where the mail is')
      equals([row?.subject, row?.from.name], ['saved long ago', '韩梅'], 'the row')
      equals([row?.state.isRead, row?.receivedAt], [true, writtenAt], 'read, and when it came')
      const { text } = await adapter.messages.read(ref)
      holds(text.startsWith('The text of saved long ago'), `the text is ${text.slice(0, 40)}`)
      equals(done.at(-1), file.size, 'the end of the progress')
      equals(
        done,
        [...done].sort((a, b) => a - b),
        'progress goes forward',
      )
    },
  ],
  [
    'once',
    'Adds a mail once for its id, and once more for another',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const imports = portOf(adapter, 'imports')
      const [file, id] = [mailFile('twice'), crypto.randomUUID()]
      const first = await imports.add(file, 'INBOX', id)
      equals(await imports.add(file, 'INBOX', id), first, 'the place of the same import')
      equals((await rows(adapter, 'INBOX')).length, 1, 'mails after the same import twice')
      await imports.add(file, 'INBOX', crypto.randomUUID())
      equals((await rows(adapter, 'INBOX')).length, 2, 'mails after another import')
    },
  ],
  [
    'refused',
    'Takes no empty file, nothing that is no mail, nothing into drafts or into a folder that is gone',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const imports = portOf(adapter, 'imports')
      const add = (file: File, folder = 'INBOX') => imports.add(file, folder, crypto.randomUUID())
      await failsAs(add(new File([], 'empty.eml')), 'invalid', 'an empty file')
      await failsAs(add(new File([new Uint8Array(9000)], 'a.eml')), 'invalid', 'a file that is no mail')
      await failsAs(
        add(mailFile('a draft'), await folderOf(adapter, 'drafts')),
        'invalid',
        'a mail for the drafts',
      )
      await failsAs(add(mailFile('nowhere'), 'No such folder'), 'notFound', 'a folder that is gone')
      const { maxMessageBytes } = (await adapter.session.current())!.limits
      if (maxMessageBytes <= maxTestBytes) {
        const large = new File([mailFile('large'), new Uint8Array(maxMessageBytes)], 'large.eml')
        await failsAs(add(large), 'tooLarge', 'a mail that is too large')
      }
      equals((await rows(adapter, 'INBOX')).length, 0, 'mails that came in nevertheless')
    },
  ],
  [
    'goes-on',
    'Adds nothing that is withdrawn, and goes on with the same call',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const imports = portOf(adapter, 'imports')
      const [file, id] = [mailFile('in pieces', 'x'.repeat(2_300_000)), crypto.randomUUID()]
      const controller = new AbortController()
      const onProgress = () => controller.abort()
      const first = imports.add(file, 'INBOX', id, { signal: controller.signal, onProgress })
      await failsAs(first, 'cancelled', 'an import withdrawn under way')
      equals((await rows(adapter, 'INBOX')).length, 0, 'mails after a withdrawal')
      await imports.add(file, 'INBOX', id)
      const [row] = await rows(adapter, 'INBOX')
      equals(row?.subject, 'in pieces', 'the mail')
      holds((row?.sizeBytes ?? 0) >= 2_300_000, `the mail has ${row?.sizeBytes} bytes`)
    },
  ],
])
