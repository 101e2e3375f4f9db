import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = (name: string) => [
  `/usr/sbin/${name}`,
  `/usr/bin/${name}`,
  `/usr/local/sbin/${name}`,
  `/usr/local/bin/${name}`,
]

/**
 * Where Dovecot is on this machine. The folder of the server is often not on the PATH of a person.
 *
 * @throws {Error} with a sentence for the person at the terminal when it is not there, or speaks another configuration
 */
export function dovecotPrograms(): { readonly dovecot: string; readonly doveadm: string } {
  const [dovecot, doveadm] = ['dovecot', 'doveadm'].map((name) =>
    places(name).find((path) => existsSync(path)),
  )
  if (!dovecot || !doveadm) {
    throw new Error(
      'This test talks to a real Dovecot and none is installed. Install it (Debian, Ubuntu: apt-get install dovecot-imapd).',
    )
  }
  const version = execFileSync(dovecot, ['--version'], { encoding: 'utf8' }).trim()
  if (!version.startsWith('2.3.')) {
    throw new Error(`This test writes the configuration of Dovecot 2.3 and found ${version}.`)
  }
  return { dovecot, doveadm }
}
