import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, portOf, signedIn, stranger, waitForRow } from '../world/scene'

/** Where mails come from. What is known of a mail from outside differs from one mail system to the next. */
export const trustCases = casesOf({ area: 'trust', port: 'trust', needs: ['trust'] }, [
  [
    'plain',
    'Offers no way to leave a list for a mail that came from none',
    async (world) => {
      const trust = portOf(await signedIn(world.alice), 'trust')
      const { ref } = await arrive(world, { subject: 'from nobody’s list' })
      equals((await trust.inspect(ref)).unsubscribe, undefined, 'the way to leave a list')
      await failsAs(trust.unsubscribe(ref), 'notFound', 'leaving no list')
    },
  ],
  [
    'own',
    'Knows nothing of mails that are gone, or somebody else’s',
    async (world) => {
      const trust = portOf(await signedIn(world.alice), 'trust')
      const { ref } = await arrive(world, { subject: 'mine' })
      const gone = { ...ref, uid: ref.uid + 1000 }
      await failsAs(trust.inspect(gone), 'notFound', 'a mail that is gone')
      await failsAs(trust.unsubscribe(gone), 'notFound', 'leaving the list of a mail that is gone')
      const other = portOf(await signedIn(world.bob), 'trust')
      await failsAs(other.inspect(ref), 'notFound', 'somebody else’s mail')
    },
  ],
  [
    'reason',
    'Says by which entry of their lists the reader refuses the sender of a mail, and what was done with it',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const contacts = portOf(adapter, 'contacts')
      const { isSorted } = await contacts.lookUp(stranger.address)
      await contacts.setStanding(stranger.address, 'refused')
      await world.deliver({ from: stranger, subject: 'unwanted', text: 'x' })
      const { ref } = await waitForRow(adapter, isSorted ? 'spam' : 'inbox', 'unwanted')
      const { reasons } = await portOf(adapter, 'trust').inspect(ref)
      equals(
        reasons?.find(({ kind }) => kind === 'standing'),
        { kind: 'standing', standing: 'refused', entry: stranger.address },
        'why the mail is where it is',
      )
      const folder = (await adapter.folders.list()).find(({ role }) => role === 'trash')!.id
      const [moved] = await adapter.messages.move({ folder: ref.folder, uids: [ref.uid] }, folder)
      const { log } = await portOf(adapter, 'trust').inspect(moved!.to)
      const { kind, from, to } = log?.at(-1) ?? {}
      if (isSorted) equals(log?.[0]?.kind, 'refused', 'what was done with it first')
      equals({ kind, from, to }, { kind: 'trashed', from: ref.folder, to: folder }, 'what was done with it')
    },
    { needs: ['trust', 'contacts'] },
  ],
])
