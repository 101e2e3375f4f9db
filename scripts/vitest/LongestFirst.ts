import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Suites of more than ten seconds, the longest first, without their endings. Vitest would learn this by itself, but forgets
 * it with each fresh checkout, and goes by the size of files then: some of the longest are the smallest.
 */
const longest = [
  'mailbox/src/reading/body/attacks/attacks.test',
  'gateway/src/doors/mail-store/imap/bareServer.test',
  'gateway/src/conformanceOverDovecot.test',
  'gateway/src/conformance.test',
  'gateway/src/doors/mail-store/imap/createImapMailStore.test',
  'gateway/src/doors/mail-store/sql/createSqlMailStore.test',
  'gateway/src/doors/mail-store/imap/corpora.test',
  'gateway/src/faults/crash.test',
  'gateway/src/doors/mail-store/sql/postgres/commitUnknown.test',
  'mailbox/src/reading/body/alike/alike.test',
  'gateway/src/doors/mail-store/sql/durability/durability.test',
  'gateway/src/accounts/credentials/mailSignIn.test',
  'gateway/src/faults/injection.test',
  'composer/src/journal/crash.test',
  'gateway/src/http/session.test',
  'gateway/src/doors/database/postgres/openPostgres.test',
  'gateway/src/sending/injection.test',
  'gateway/src/cli/runCli.test',
  'gateway/src/sending/crash.test',
  'gateway/src/faults/away.test',
]

/** Whatever takes long begins early, so that nobody waits for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(`/packages/${name}.`))
      return place === -1 ? longest.length : place
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
