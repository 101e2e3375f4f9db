import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { bytesOf, opened, portOf, signedIn, waitForRow } from '../world/scene'

/** Alice, signed in, with a certificate file. */
async function alice(world: ConformanceWorld) {
  const adapter = await signedIn(world.alice)
  const given = await world.certificate!()
  return { adapter, given, certificates: portOf(adapter, 'certificates') }
}

/** The user's own certificates, and mail that is encrypted for them. */
export const certificateCases = casesOf(
  { area: 'certificates', port: 'certificates', needs: ['certificates'] },
  [
    [
      'import',
      'Imports a certificate once, lists it for its owner alone, and forgets it',
      async (world) => {
        const { given, certificates } = await alice(world)
        equals(await certificates.list(), [], 'certificates before any was imported')
        const imported = await certificates.import(given.file, given.password)
        equals(imported.length, 1, 'certificates in the file')
        const { fingerprint, subject, issuer, validFrom, validTo } = imported[0]!
        holds(/^[0-9a-f]{64}$/.test(fingerprint), 'the fingerprint is SHA-256 in lower-case hexadecimal')
        holds(
          subject !== '' && issuer !== '' && validFrom < validTo,
          'it says whose it is, by whom, and until when',
        )
        await certificates.import(given.file, given.password)
        equals(await certificates.list(), imported, 'certificates after importing the same twice')
        const others = portOf(await signedIn(world.bob), 'certificates')
        equals(await others.list(), [], 'certificates of somebody else')
        await failsAs(others.delete(fingerprint), 'notFound', 'deleting somebody else’s certificate')
        await certificates.delete(fingerprint)
        equals(await certificates.list(), [], 'certificates after deleting')
        await failsAs(certificates.delete(fingerprint), 'notFound', 'deleting it again')
      },
      { abilities: ['certificate'] },
    ],
    [
      'refused',
      'Refuses a wrong password and a file that is no certificate, at the field that is wrong',
      async (world) => {
        const { given, certificates } = await alice(world)
        const wrong = await failsAs(certificates.import(given.file, 'wrong'), 'invalid', 'a wrong password')
        holds(wrong.details.fields?.password, 'the failure names the password')
        const other = new File(['no certificate'], 'other.p12')
        const none = await failsAs(certificates.import(other, given.password), 'invalid', 'another file')
        holds(none.details.fields?.file, 'the failure names the file')
        equals(await certificates.list(), [], 'certificates after refusals')
      },
      { abilities: ['certificate'] },
    ],
    [
      'opens',
      'Opens a mail that is encrypted for an imported certificate, and keeps it closed without',
      async (world) => {
        const { adapter, given, certificates } = await alice(world)
        const trust = portOf(adapter, 'trust')
        await given.deliver()
        const row = await waitForRow(adapter, 'inbox', 'For your eyes')
        const closed = await opened(adapter, row)
        holds(
          !`${closed.text}${closed.html}`.includes('plan'),
          'nothing of it is read without the certificate',
        )
        equals(
          (await trust.inspect(row.ref)).protection,
          { kind: 'smimeEncrypted', verdict: 'noCertificate' },
          'what is said without the certificate',
        )
        const [imported] = await certificates.import(given.file, given.password)
        const open = await opened(adapter, row)
        holds(open.text.includes('The plan is ready.'), 'its text is read')
        const file = open.attachments.find(({ name }) => name === 'prices.csv')
        holds(file, 'its attachment is listed')
        const bytes = await bytesOf(await adapter.messages.attachment(row.ref, file.id))
        equals(new TextDecoder().decode(bytes).split(/\r?\n/).slice(0, 2), ['a,b', '1,2'], 'its attachment')
        equals(
          (await trust.inspect(row.ref)).protection,
          { kind: 'smimeEncrypted', verdict: 'opened' },
          'what is said with the certificate',
        )
        await certificates.delete(imported!.fingerprint)
        holds(
          !(await opened(adapter, row)).text.includes('plan'),
          'it is closed again without the certificate',
        )
        await failsAs(
          adapter.messages.attachment(row.ref, file.id),
          'notFound',
          'its attachment, closed again',
        )
      },
      { needs: ['certificates', 'trust'], abilities: ['certificate'] },
    ],
  ],
)
