import type { MailroomAdapter } from '@mailroom/core'
import { openMailServerGateway } from '../../accounts/credentials/test/openMailServerGateway'
import { createImapServer } from '../../testing/imap/createImapServer'
import { startDovecot } from '../../testing/imap/startDovecot'
import { pageOf } from './pageOf'

/** Somebody with a mailbox. */
export interface Person {
  readonly user: string
  readonly password: string
}

/** Her mail lies on a Dovecot. */
export const ann: Person = { user: 'ann@corp.example', password: 'canary-Ann-11' }
/** Hers lies on the scripted server. */
export const eve: Person = { user: 'eve@other.example', password: 'canary-Eve-33' }

/** One gateway in front of two mail systems, in this process and with a clock that can be moved. */
export async function openTwoSystems() {
  const dovecot = await startDovecot({ accounts: [ann], settings: 'mail_max_userip_connections = 50' })
  const server = await createImapServer({ accounts: [eve] })
  const gateway = await openMailServerGateway(dovecot, undefined, {
    domains: ['corp.example', 'other.example'],
    mailSystems: [
      {
        domains: ['other.example'],
        imapUrl: `imap://127.0.0.1:${server.port}`,
        smtpUrl: 'smtp://127.0.0.1:587',
        imapLoginName: 'address',
        imapMasterUser: '',
        imapMasterPassword: '',
        imapMasterSeparator: '',
        smtpSignIn: 'person',
        smtpServiceUser: '',
        smtpServicePassword: '',
        smtpFilesSentCopies: false,
        mailServerCaFile: '',
      },
    ],
  })
  return {
    dovecot,
    server,
    gateway,
    /** A page of somebody who is signed in. */
    async pageOf({ user, password }: Person): Promise<MailroomAdapter> {
      const page = pageOf(gateway.browser())
      await page.session.signIn({ username: user, password })
      return page
    },
    /** Her mailbox as the gateway's own code sees it. */
    async mailboxOf({ user }: Person) {
      return gateway.store.mail.mailbox((await gateway.store.accounts.findByAddress(user))!)
    },
    async close() {
      await gateway.close()
      await server.close()
      await dovecot.stop()
    },
  }
}

/** What it gives. */
export type TwoSystems = Awaited<ReturnType<typeof openTwoSystems>>
