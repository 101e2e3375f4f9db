import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** Whose the mails are, and as whom Dovecot's own parts run. */
export interface MailOwner {
  readonly uid: number
  readonly gid: number
  readonly daemonSettings: string
}

/**
 * Root keeps Dovecot's parts apart as in earnest and gives the mails to Debian's user `mail`. Anybody else is everything
 * in one person, without the locked rooms that only root can build.
 */
export function mailOwner(): MailOwner {
  const { uid, gid, username } = userInfo()
  if (uid === 0) return { uid: idOf('-u'), gid: idOf('-g'), daemonSettings: '' }
  const daemonSettings = `default_internal_user = ${username}
default_internal_group = ${execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}
default_login_user = ${username}
service anvil {
  chroot =
}
service imap-login {
  chroot =
}`
  return { uid, gid, daemonSettings }
}

const idOf = (which: string) => Number(execFileSync('id', [which, 'mail'], { encoding: 'utf8' }))
