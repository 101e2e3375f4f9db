import type { LineProbe } from './LineProbe'
import type { ProbeProtocol } from './checkServer'

const tagged = (tag: string) => (line: string) => line.startsWith(`${tag} `)

/** @source RFC 3501 */
export const imapProtocol: ProbeProtocol = {
  name: 'IMAP',
  async greet(probe) {
    const [greeting = ''] = await probe.ask(undefined, () => true)
    if (!/^\* (OK|PREAUTH)\b/i.test(greeting)) throw new Error('It does not greet like an IMAP server.')
  },
  async capabilities(probe) {
    const lines = await probe.ask('c CAPABILITY', tagged('c'))
    return lines.flatMap((line) => /^\* CAPABILITY (.*)$/i.exec(line)?.[1]?.toUpperCase().split(' ') ?? [])
  },
  startTls: async (probe) => /^s OK\b/i.test((await probe.ask('s STARTTLS', tagged('s'))).at(-1)!),
}

const lastOfReply = (line: string) => /^\d{3} |^\d{3}$/.test(line)

/** @param hostname our own name @source RFC 5321 */
export const smtpProtocol = (hostname: string): ProbeProtocol => ({
  name: 'SMTP',
  async greet(probe: LineProbe) {
    const greeting = (await probe.ask(undefined, lastOfReply)).at(-1)!
    if (!greeting.startsWith('220')) throw new Error('It does not greet like an SMTP server.')
  },
  async capabilities(probe) {
    const lines = await probe.ask(`EHLO ${hostname}`, lastOfReply)
    return lines.slice(1).map((line) => line.slice(4).toUpperCase())
  },
  startTls: async (probe) => (await probe.ask('STARTTLS', lastOfReply)).at(-1)!.startsWith('220'),
})
