import type { TestCertificate } from './createCertificate'
import type { MailOwner } from './mailOwner'

/** What one Dovecot of the tests needs to know. */
export interface DovecotConf {
  readonly folder: string
  readonly port: number
  readonly tlsPort: number
  readonly certificate: TestCertificate
  readonly owner: MailOwner
  /** Empty for what it says by itself. */
  readonly capability: string
  readonly extra: string
}

/** The settings as Dovecot 2.3 reads them. Everything is in one folder, and nothing is read from outside of it. */
export function dovecotConf(conf: DovecotConf): string {
  const { folder, port, tlsPort, certificate, owner, capability, extra } = conf
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
instance_name = mailroom-test
${owner.daemonSettings}
ssl = yes
ssl_cert = <${certificate.certificateFile}
ssl_key = <${certificate.keyFile}

first_valid_uid = 1
mail_home = ${folder}/mail/%u
mail_location = maildir:~/Maildir:LAYOUT=fs:UTF-8
# Many servers at once can use up what the system gives one user for watching files; then Dovecot looks this often.
mailbox_idle_check_interval = 1 secs
mail_plugins = quota
default_vsz_limit = 1G

disable_plaintext_auth = no
auth_mechanisms = plain login
auth_master_user_separator = *
auth_failure_delay = 0
passdb {
  driver = passwd-file
  args = ${folder}/masters
  master = yes
  result_success = continue
}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
  default_fields = uid=${owner.uid} gid=${owner.gid} home=${folder}/mail/%u
}

namespace inbox {
  inbox = yes
  separator = /
${['Drafts', 'Sent', 'Trash', 'Junk'].map(roleFolder).join('\n')}
}
plugin {
  quota = count:User quota
  quota_vsizes = yes
}
service imap-login {
  service_count = 0
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
protocol imap {
  mail_plugins = quota imap_quota
  ${capability && `imap_capability = ${capability}`}
}
${extra}
`
}

const roleFolder = (name: string) => `  mailbox ${name} {
    auto = subscribe
    special_use = \\${name}
  }`
