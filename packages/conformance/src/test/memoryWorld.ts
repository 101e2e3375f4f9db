import type { Company } from '@mailroom/memory-adapter'
import { certificateFile, createMemoryAdapter } from '@mailroom/memory-adapter'
import type { ConformanceWorld } from '../world/ConformanceWorld'

const smallCompany: Company = {
  title: 'Two People',
  domain: 'example.com',
  password: 'correct horse 1',
  people: [
    { account: 'alice', name: 'Alice Ashton', department: 'Sales', locale: 'en' },
    { account: 'bob', name: 'Bob Berger', department: 'Support', locale: 'en' },
  ],
  mails: [],
  secrecy: { outside: 'normal', needsLevel: false, needsFileLevels: false },
}

/** A world in memory, for the suite's own tests. */
export async function createMemoryWorld(latencyMs = 0): Promise<ConformanceWorld> {
  const adapter = createMemoryAdapter({ company: smallCompany, signedInAs: null, latencyMs })
  const colleague = adapter.control.colleague('bob')
  await colleague.session.signOut()
  const person = (account: string, name: string) => ({
    address: { address: `${account}@example.com`, name },
    credentials: { username: account, password: smallCompany.password },
  })
  return {
    alice: { adapter, ...person('alice', 'Alice Ashton') },
    bob: { adapter: colleague, ...person('bob', 'Bob Berger') },
    deliver: async (mail) => {
      await adapter.control.deliver(mail, 'alice')
    },
    dispose: async () => undefined,
    cutLine: async () => {
      adapter.control.goOffline()
      adapter.control.goOnline()
    },
    endSession: async () => adapter.control.endSession(),
    addFolder: (folder) => adapter.control.addFolder(folder),
    holdMail: (word) =>
      adapter.control.addReviewRule({ from: ['alice@example.com'], words: [word], reviewers: ['bob'] }),
    certificate: async () => {
      const certificate = {
        fingerprint: 'a1'.repeat(32),
        subject: 'Alice Ashton',
        issuer: 'Example Authority',
        addresses: ['alice@example.com'],
        validFrom: Date.UTC(2026, 0),
        validTo: Date.UTC(2126, 0),
      }
      const password = '芝麻-Open-7'
      return {
        file: certificateFile(certificate, password),
        password,
        deliver: async () => {
          const bytes = new TextEncoder().encode('a,b\r\n1,2')
          const files = [{ name: 'prices.csv', contentType: 'text/csv', bytes }]
          const from = { address: 'carol@outside.example.org', name: 'Carol Outside' }
          const mail = { from, subject: 'For your eyes', text: 'The plan is ready.', files }
          await adapter.control.deliver({ ...mail, encryptedFor: certificate.fingerprint }, 'alice')
        },
      }
    },
    deliverInvitation: async ({ startsAt, ...event }) => {
      const time = { kind: 'instant', startsAt, endsAt: startsAt + 3_600_000 } as const
      const from = { address: 'carol@outside.example.org', name: 'Carol Outside' }
      const mail = { from, subject: event.title, text: 'Some words.', invitation: { ...event, time } }
      await adapter.control.deliver(mail, 'alice')
    },
  }
}
