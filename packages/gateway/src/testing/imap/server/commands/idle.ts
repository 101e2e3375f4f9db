import { Refusal } from '../protocol/Refusal'
import { type Command, mailboxOf } from './Command'

/** @source RFC 2177 */
export const idle: Command = {
  capability: 'IDLE',
  async run(session) {
    mailboxOf(session)
    const tell = () => {
      for (const line of session.news(true)) session.sayNow(line)
    }
    session.sayNow('+ idling')
    tell()
    const unwatch = session.selected?.folder.watch(tell)
    const said = await session.ask()
    unwatch?.()
    if (said && said.join('').toUpperCase() !== 'DONE') throw new Refusal('BAD Expected DONE')
    return 'OK Done'
  },
}
