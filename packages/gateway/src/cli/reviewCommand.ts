import type { ReviewRule } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Store } from '../openStore'
import { readDecisions } from '../review/readDecisions'
import { addRule, readRules, removeRule } from '../review/reviewRules'
import { asksNothing, isRulePattern } from '../review/ruleForm'
import { type Command, CommandError, type Terminal, type Typed, UsageError } from './Command'
import { findAccount } from './findAccount'
import { readLevel } from './readLevel'
import { withStore } from './withStore'

/** Says which mails wait for a reviewer; also beside a running gateway. @source RV-04, GW-05 */
export const reviewCommand: Command = {
  name: 'review',
  usage: 'review add|list|remove|log [<number>]',
  summary: 'Says which mails leave only when a reviewer permits it. The gateway may be running.',
  details: [
    'review add --reviewer <address> [--from <list>] [--to <list>] [--words <list>]',
    '           [--files <list>] [--larger-than <number of MB>] [--secrecy <level>]',
    'review list',
    'review remove <number>',
    'review log',
    '',
    'Lists have commas between their entries. A mail must match everything that is given, and of a',
    'list one entry is enough:',
    '  --reviewer     who decides; several decide alone, and the first one counts',
    '  --from, --to   zhang@example.com, @example.com for everybody there, * for everybody,',
    '                 not:@example.com for anybody elsewhere',
    '  --words        in the subject or the text, whatever their case',
    '  --files        names of attached files, such as *.xlsx',
    '  --larger-than  the mail with its files has more megabytes',
    '  --secrecy      the mail is of this level at least: normal, internal, secret, confidential, topSecret',
    '',
    'Nobody decides about their own mail, unless nobody else could. Encrypted mail from other mail',
    'programs cannot be searched for words. A rule that is removed lets nothing go that waits.',
  ],
  options: {
    reviewer: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    words: { type: 'string' },
    files: { type: 'string' },
    'larger-than': { type: 'string' },
    secrecy: { type: 'string' },
  },
  async run(typed, settings, terminal) {
    const [action] = typed.words
    const work = actions[action as keyof typeof actions]
    if (!work) throw new UsageError('Say what to do: add, list, remove or log.')
    await withStore(settings(), (store) => work(store, typed, terminal))
    return 0
  },
}

const actions = { add, list, remove, log }

async function add(store: Store, { options }: Typed, terminal: Terminal): Promise<void> {
  const given = options as Readonly<Record<string, string | undefined>>
  const names = entriesOf(given.reviewer)
  if (names.length === 0) throw new UsageError('A reviewer is needed: --reviewer li@example.com.')
  const largerThanBytes = readSize(given['larger-than'])
  const rule: ReviewRule = {
    from: readAddresses('--from', given.from),
    to: readAddresses('--to', given.to),
    words: entriesOf(given.words),
    files: entriesOf(given.files),
    ...(largerThanBytes !== undefined && { largerThanBytes }),
    ...(given.secrecy !== undefined && { secrecy: readLevel(given.secrecy) }),
  }
  if (asksNothing(rule))
    throw new UsageError('Say which mails wait: --from, --to, --words, --files, --larger-than or --secrecy.')
  const reviewers: AccountId[] = []
  for (const name of names) reviewers.push((await findAccount(store, name)).id)
  const id = await addRule(store.database, rule, reviewers, Date.now())
  terminal.say(`Rule ${id} holds from now on: ${describeRule(rule)}.`)
}

async function list(store: Store, _typed: Typed, terminal: Terminal): Promise<void> {
  const accounts = await store.accounts.list()
  const addressOf = (id: AccountId) => accounts.find((account) => account.id === id)?.address ?? ''
  for (const { id, rule, reviewers } of await readRules(store.database))
    terminal.say([id, describeRule(rule), reviewers.map(addressOf).join(', ')].join('\t'))
}

async function remove(store: Store, { words }: Typed, terminal: Terminal): Promise<void> {
  const id = Number(words[1])
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('The number of a rule is needed.')
  if (!(await removeRule(store.database, id)))
    throw new CommandError(`There is no rule ${id}. "mailroom review list" shows them all.`)
  terminal.say(`Rule ${id} is removed. Mails that wait go on waiting.`)
}

/** Who has decided what, the newest first. */
async function log(store: Store, _typed: Typed, terminal: Terminal): Promise<void> {
  for (const { at, by, state, sender, subject, reason } of await readDecisions(store.database)) {
    const columns = [new Date(at).toISOString(), by, state, sender, subject, reason]
    // What others have written must stay on its line.
    terminal.say(
      columns
        .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))
        .join('\t')
        .trimEnd(),
    )
  }
}

/** A rule in words; empty when it asks for nothing. */
function describeRule({ from, to, words, files, largerThanBytes, secrecy }: ReviewRule): string {
  const lists = Object.entries({ from, to, words, files }).flatMap(([name, list]) =>
    list.length > 0 ? [`${name} ${list.join(', ')}`] : [],
  )
  const size = largerThanBytes === undefined ? [] : [`larger than ${largerThanBytes / megabyte} MB`]
  const level = secrecy === undefined ? [] : [`secrecy ${secrecy} or above`]
  return [...lists, ...size, ...level].join('; ')
}

const megabyte = 1024 * 1024

const entriesOf = (list = ''): string[] =>
  list
    .split(/[,，]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function readAddresses(option: string, list: string | undefined): string[] {
  const entries = entriesOf(list)
  const wrong = entries.find((entry) => !isRulePattern(entry))
  if (wrong !== undefined)
    throw new UsageError(`${option}: "${wrong}" is neither an address nor a domain such as @example.com.`)
  return entries
}

function readSize(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const size = Number(text)
  if (!Number.isFinite(size) || size <= 0) throw new UsageError('--larger-than is a number of megabytes.')
  return Math.round(size * megabyte)
}
