import { MailroomError, type MailroomAdapter } from '@mailroom/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Token } from '../testing/imap/server/protocol/parseCommand'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { countMails } from './testing/countMails'
import { ann, eve, openTwoSystems, type TwoSystems } from './testing/openTwoSystems'
import { pageOf } from './testing/pageOf'
import { testLetter } from './testing/testLetter'

/** What would happen if a word became a command: a folder goes that nobody asked to delete. */
const order = 'a1 DELETE Projects'

const attacks: readonly (readonly [string, string])[] = [
  ['a line end', `x\r\n${order}\r\n`],
  ['a line feed', `x\n${order}\n`],
  ['a carriage return', `x\r${order}\r`],
  ['a quote and a line end', `x"\r\n${order}`],
  ['a quote', `x" "DELETE`],
  ['a quote that stands alone', '"'],
  ['a backslash at the end', 'x\\'],
  ['a backslash and a quote', 'x\\"'],
  ['the size of a literal', 'x {10}'],
  ['the size of a literal at a line end', `{0}\r\n${order}`],
  ['the size of a literal that is not waited for', `{0+}\r\n${order}`],
  ['the size of a literal of eight bits', `~{0+}\r\n${order}`],
  ['a wildcard for everything', '*'],
  ['a wildcard for a level', '%'],
  ['brackets', ') DELETE (Projects'],
  ['square brackets', 'x[HEADER]<0.10>'],
  ['a flag', '\\Deleted'],
  ['a NUL', `x\0\r\n${order}`],
  ['a line end in modified UTF-7', '&AA0ACg-a1 DELETE Projects'],
  ['an unfinished shift of UTF-7', '&'],
  ['letters whose low bytes are a line end', `x\u010d\u010a${order}\u010d\u010a`],
  ['a next line', `x\u0085${order}`],
  ['a line separator', `x\u2028${order}`],
  ['half a character', 'x\ud800'],
  ['NIL', 'NIL'],
  ['nothing', ''],
]

/** Everything that the gateway has reason to say. Nothing among it takes a folder away. */
const known = new Set(
  [
    'CAPABILITY ID STARTTLS AUTHENTICATE LOGIN ENABLE NAMESPACE NOOP IDLE DONE LOGOUT',
    'LIST STATUS SELECT EXAMINE CHECK CREATE SUBSCRIBE APPEND GETQUOTAROOT',
  ]
    .join(' ')
    .split(' ')
    .concat(['UID FETCH', 'UID STORE', 'UID SEARCH', 'UID SORT', 'UID MOVE', 'UID EXPUNGE']),
)

let systems: TwoSystems
beforeAll(async () => {
  systems = await openTwoSystems()
  await systems.dovecot.deliver(ann.user, testLetter('to Ann'))
  await systems.dovecot.deliver(ann.user, testLetter('of a project'), { folder: 'Projects' })
  const theirs = systems.server.mailbox()
  theirs.folder('INBOX').add(testLetter('to Eve'))
  theirs.create('Projects').add(testLetter('of a project'))
})
afterAll(() => systems.close())

/** Words outside of strings, which alone can be commands, flags or keys. */
const bare = (token: Token): readonly string[] =>
  token.kind === 'atom' ? [token.text] : token.kind === 'list' ? token.items.flatMap(bare) : []

const isRefused = (error: unknown) =>
  error instanceof MailroomError && /^(invalid|notFound|conflict|server)$/.test(error.kind)

/** Refusing is right; anything else that goes wrong is not. */
async function tried<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (isRefused(error)) return undefined
    throw error
  })
}

const inbox = { folder: 'INBOX', offset: 0, limit: 20 }

/** Says a word wherever words can be said. @returns the folder that was made, if it was */
async function sayEverywhere(
  page: MailroomAdapter,
  mailbox: Mailbox,
  word: string,
): Promise<string | undefined> {
  const { messages } = await mailbox.list(inbox)
  const uids = messages.map(({ ref }) => ref.uid)
  for (const field of ['text', 'sender', 'subject', 'content'] as const)
    await page.messages.list({ ...inbox, search: { [field]: word } })
  await tried(page.messages.list({ ...inbox, filter: { kind: 'tag', tag: word } }))
  await tried(page.messages.list({ ...inbox, folder: word }))
  await tried(page.messages.setState({ folder: word, uids }, { isRead: true }))
  await tried(page.messages.deleteForever({ folder: word, uids }))
  await tried(page.messages.move({ folder: 'INBOX', uids: [] }, word))
  await tried(mailbox.findByMessageId(word))
  await tried(
    mailbox.append('Archive', Buffer.from(`Message-ID: <${word}>\r\n\r\n`), { idempotencyKey: word }),
  )
  const tag = await tried(mailbox.createTag({ name: word.slice(0, 20), color: '#112233' }))
  await tried(mailbox.setState({ folder: 'INBOX', uids }, { addTags: [tag?.name ?? word] }))
  const folder = await tried(mailbox.createFolder(word))
  if (folder === undefined) return undefined
  // There and back again: it is this folder and no other.
  const moved = await mailbox.move({ folder: 'INBOX', uids }, folder.id)
  await mailbox.move({ folder: folder.id, uids: moved.map(({ to }) => to.uid) }, 'INBOX')
  return folder.id
}

const cases = attacks.map(([name, word]) => ({ name, word }))

describe('words of people on their way to a scripted server', () => {
  afterEach(() => systems.server.forget())

  it.each(cases)('[I1] $name is never a command', async ({ word }) => {
    const page = await systems.pageOf(eve)
    const mailbox = await systems.mailboxOf(eve)
    const paths = () => [...systems.server.mailbox().folders.keys()]
    await mailbox.folders()
    const before = paths()
    const made = await sayEverywhere(page, mailbox, word)
    expect(systems.server.commands.filter(({ name }) => !known.has(name))).toEqual([])
    const atoms = systems.server.commands.flatMap(({ args }) => args.flatMap(bare))
    expect(atoms.filter((atom) => atom.includes('DELETE'))).toEqual([])
    expect(paths().filter((path) => !before.includes(path))).toEqual(made === undefined ? [] : [made])
    expect(before.filter((path) => !paths().includes(path))).toEqual([])
    expect(systems.server.mailbox().folder('INBOX').mails).toHaveLength(1)
    expect(systems.server.mailbox().folder('Projects').mails).toHaveLength(1)
  })
})

describe('words of people on their way to Dovecot', () => {
  it.each(cases)('[I1] $name is never a command', async ({ word }) => {
    const page = await systems.pageOf(ann)
    await sayEverywhere(page, await systems.mailboxOf(ann), word)
    const places = [...(await countMails(systems.dovecot, ann.user)).values()]
    expect(places).toContainEqual(['INBOX'])
    expect(places).toContainEqual(['Projects'])
    const folders = (await (await systems.mailboxOf(ann)).folders()).map(({ id }) => id)
    expect(folders).toEqual(expect.arrayContaining(['INBOX', 'Drafts', 'Sent', 'Trash', 'Junk', 'Projects']))
  })
})

describe('names and passwords on their way to a mail server', () => {
  it.each(cases)('[I1] $name signs nobody in', async ({ word }) => {
    for (const { user, password } of [ann, eve]) {
      const at = user.slice(user.indexOf('@'))
      for (const [username, secret] of [
        [`${word}${at}`, password],
        [`${user}${word || ' '}`, password],
        [user, `${password}${word || ' '}`],
      ] as const) {
        const page = pageOf(systems.gateway.browser())
        await expect(page.session.signIn({ username, password: secret })).rejects.toMatchObject({
          kind: expect.stringMatching(/^(invalid|locked)$/),
        })
      }
    }
    expect(systems.server.commands.filter(({ name }) => !known.has(name))).toEqual([])
  })
})
