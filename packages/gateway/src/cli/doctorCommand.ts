import { mailWorlds } from '../config/mailSystems'
import { hostnameOf } from '../createServices'
import type { Command } from './Command'
import { checkDns } from './doctor/checkDns'
import { checkFolder } from './doctor/checkFolder'
import { checkMailSystem, type DoctorLogin } from './doctor/checkMailSystem'
import { checkPorts } from './doctor/checkPorts'
import { checkPostgres } from './doctor/checkPostgres'
import { checkSqlite } from './doctor/checkSqlite'
import { ok } from './doctor/Finding'

/** Looks for what would keep the gateway from working. @source GW-03, GW-06 */
export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor [--user <address>]',
  summary: 'Checks data folder, disk, database, ports, DNS and mail servers.',
  details: [
    '  --user   signs in to the mail server of this address as well; the password is asked for.',
    '           Most servers say only then what they can do.',
    '',
    'Changes nothing. Ends with 1 when something will not work.',
  ],
  options: { user: { type: 'string' } },
  async run({ options }, read, terminal) {
    const settings = read()
    const worlds = mailWorlds(settings)
    const user = options.user as string | undefined
    const login: DoctorLogin | undefined =
      user === undefined
        ? undefined
        : { address: user, password: await terminal.askSecret(`Password of ${user}: `) }
    const findings = [
      ok('The settings can be used.'),
      ...(await checkFolder(settings)),
      ...(settings.databaseUrl === ''
        ? checkSqlite(settings.dataFolder)
        : await checkPostgres(settings.databaseUrl)),
      ...(await checkPorts(settings, worlds.embeddedDomains.length > 0)),
      ...(await checkDns(worlds.embeddedDomains)),
    ]
    for (const system of worlds.systems) {
      const isTheirs = login !== undefined && worlds.systemOf(login.address) === system
      const options = { hostname: hostnameOf(settings), maxMessageBytes: settings.maxMessageBytes }
      findings.push(...(await checkMailSystem(system, { ...options, login: isTheirs ? login : undefined })))
    }
    for (const { result, sentence } of findings) terminal.say(`${result.padEnd(4)}  ${sentence}`)
    return findings.some(({ result }) => result === 'fail') ? 1 : 0
  },
}
