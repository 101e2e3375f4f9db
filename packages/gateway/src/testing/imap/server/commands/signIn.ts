import { Refusal } from '../protocol/Refusal'
import { textOf } from '../protocol/parseCommand'
import type { Session } from '../Session'
import type { Command } from './Command'

const failed = 'NO [AUTHENTICATIONFAILED] Authentication failed'

export const login: Command = {
  run: (session, [user, password]) => enter(session, textOf(user), textOf(password)),
}

/** SASL PLAIN, with the answer in the command or after it. @source RFC 4616, RFC 4959 */
export const authenticate: Command = {
  async run(session, [mechanism, initial]) {
    if (textOf(mechanism).toUpperCase() !== 'PLAIN') throw new Refusal('NO [CANNOT] Only PLAIN')
    if (initial && !session.has('SASL-IR')) throw new Refusal('BAD Too many words')
    if (!initial) session.sayNow('+ ')
    const said = initial ? textOf(initial) : (await session.ask())?.join('')
    const [authorizeAs, user, password] = Buffer.from(said ?? '', 'base64')
      .toString('utf8')
      .split('\0')
    return enter(session, user ?? '', password ?? '', authorizeAs)
  },
}

function enter(session: Session, user: string, password: string, authorizeAs?: string): string {
  const mailbox = session.traits.signIn(user, password, authorizeAs)
  if (!mailbox) throw new Refusal(failed)
  session.mailbox = mailbox
  return `OK [CAPABILITY ${[...session.traits.capabilities].join(' ')}] Welcome`
}

export const capability: Command = {
  run(session) {
    session.say(`* CAPABILITY ${[...session.traits.capabilities].join(' ')}`)
    return 'OK Done'
  },
}

/** @source RFC 2971 */
export const id: Command = {
  capability: 'ID',
  run(session) {
    session.say('* ID ("name" "Scripted")')
    return 'OK Done'
  },
}

/** @source RFC 5161 */
export const enable: Command = {
  capability: 'ENABLE',
  run(session, args) {
    const names = args.map((name) => textOf(name).toUpperCase()).filter((name) => session.has(name))
    for (const name of names) session.enabled.add(name)
    session.say(`* ENABLED ${names.join(' ')}`)
    return 'OK Done'
  },
}

export const noop: Command = { run: () => 'OK Done' }

export const logout: Command = {
  run(session) {
    session.say('* BYE Logging out')
    session.isLoggedOut = true
    return 'OK Done'
  },
}
