import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAccountActs } from '../accounts/admin/AccountActs'
import type { Settings } from '../config/Settings'
import { openStore, type Store } from '../openStore'
import { onlineSettings } from '../online-files/OnlineSettings'
import { fillBooks } from '../seed/fillBooks'
import { fillCalendars } from '../seed/fillCalendars'
import { fillDisks } from '../seed/fillDisks'
import { seedPeople } from '../seed/people'
import { writeCompany } from '../seed/writeCompany'
import { createSessions } from '../session/Sessions'
import { type Command, CommandError } from './Command'

/** Holds the example company's password, so that a later start can say it again. */
const passwordFile = 'example-password.txt'

/** Fills an empty installation with a small company to look around in. @source GW-02 */
export const exampleCommand: Command = {
  name: 'example',
  usage: 'example',
  summary: 'Fills an empty data folder with a small example company, and says who can sign in.',
  details: [
    'A folder that has accounts already is left as it is. Nothing else may run on the folder meanwhile.',
  ],
  async run(_typed, settings, terminal) {
    const read = settings()
    const file = join(read.dataFolder, passwordFile)
    const store = await openStore(read)
    try {
      const [domain] = store.elsewhere?.worlds.embeddedDomains ?? read.domains
      if (domain === undefined)
        throw new CommandError(
          'The mail of all domains lies on other servers: there is no place for an example.',
        )
      if ((await store.accounts.list()).length === 0) {
        const password = makePassword()
        const mailCount = await writeCompany({ ...store, domain, password, now: Date.now() })
        await nameAdministrator(store, read, domain)
        const online = onlineSettings(read)
        const idOf = (account: string) => store.accounts.findByAddress(`${account}@${domain}`)
        if (online) await fillDisks({ ...store, forbiddenExtensions: read.forbiddenExtensions }, online, idOf)
        await fillBooks(store.database, idOf)
        await fillCalendars({ ...store, now: Date.now }, idOf)
        await writeFile(file, `${password}\n`, { mode: 0o600 })
        terminal.note(`Wrote an example company of ${seedPeople.length} people with ${mailCount} mails.`)
      }
      const password = await readFile(file, 'utf8').catch(() => undefined)
      if (password === undefined) return 0
      terminal.say(`Sign in as one of these, with the password ${password.trim()}`)
      for (const { account, realName, jobNumber, department } of seedPeople) {
        terminal.say(`  ${account.padEnd(12)} ${jobNumber}  ${realName}, ${department}`)
      }
      return 0
    } finally {
      await store.close()
    }
  },
}

/** The first of them can look around in the administration too. @source SH-05 */
async function nameAdministrator(store: Store, settings: Settings, domain: string): Promise<void> {
  const first = await store.accounts.findByAddress(`${seedPeople[0]!.account}@${domain}`)
  if (first === undefined) return
  const sessions = createSessions(store.database, { ...settings, now: Date.now })
  await createAccountActs({ ...store, sessions })('name-administrator', first, { clientAddress: '' })
}

const words = [
  'Harbour',
  'Lantern',
  'Meadow',
  'Orchard',
  'Pebble',
  'Saffron',
  'Willow',
  'Copper',
  'Juniper',
  'Marble',
]

/** Easy to read and to type; new for every installation. */
function makePassword(): string {
  const word = () => words[randomInt(words.length)]!
  return `${word()}-${word()}-${String(randomInt(1000, 10_000))}`
}
