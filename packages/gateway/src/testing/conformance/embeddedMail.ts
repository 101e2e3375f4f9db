import { createTransport } from 'nodemailer'
import { mailOptions } from './mailOptions'
import type { WorldMailSystem } from './WorldMailSystem'
import { worldPassword } from './worldPeople'

/** The gateway's own store: mail comes by its SMTP port. */
export const embeddedMail = async (): Promise<WorldMailSystem> => ({
  settings: {},
  accountPassword: worldPassword,
  async deliver(owner, mail, { gateway }) {
    const smtp = createTransport({ host: '127.0.0.1', port: gateway.smtpPort, ignoreTLS: true })
    await smtp.sendMail(mailOptions(owner, mail))
    smtp.close()
  },
  async addFolder(owner, folder, { store }) {
    const account = await store.accounts.findByAddress(owner.address)
    await store.mail.mailbox(account!).createFolder(folder)
  },
  close: async () => {},
})
