import type { DovecotAccount } from '../startDovecot'

/** Dovecot's list of accounts, one a line. Passwords are in Base64, since they may hold what separates the fields. */
export function passwordFile(accounts: Iterable<DovecotAccount>): string {
  return [...accounts].map(line).join('')
}

const line = ({ user, password, quotaBytes }: DovecotAccount) =>
  `${user}:{PLAIN.b64}${Buffer.from(password).toString('base64')}::::::${
    quotaBytes === undefined ? '' : `userdb_quota_rule=*:bytes=${quotaBytes}`
  }\n`
