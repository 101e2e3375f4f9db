import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  arrive,
  arriveAll,
  folderOf,
  portOf,
  rowAgain,
  rows,
  selection,
  signedIn,
  stranger,
  subjects,
  waitForRow,
} from '../world/scene'

/** What is known of people, and what one wants of their mail. */
export const senderCases = casesOf({ area: 'senders', port: 'contacts', needs: ['contacts'] }, [
  [
    'card',
    'Knows a colleague, oneself and a stranger apart',
    async ({ alice, bob }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      const colleague = await contacts.lookUp(bob.address.address.toUpperCase())
      equals([colleague.isSelf, colleague.isContact], [false, false], 'the card of a colleague')
      holds((await contacts.lookUp(alice.address.address)).isSelf, 'does not know its own user')
      const nobody = await contacts.lookUp('nobody@elsewhere.example')
      equals(
        [nobody.department, nobody.isSelf, nobody.isContact, nobody.standing],
        ['', false, false, undefined],
        'the card of a stranger',
      )
      const error = await failsAs(contacts.lookUp('no address'), 'invalid', 'what is no address')
      holds(Object.keys(error.details.fields ?? {}).length > 0, 'no field is named')
    },
  ],
  [
    'contacts',
    'Keeps contacts of one person, suggests them and forgets them',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const contacts = portOf(adapter, 'contacts')
      await contacts.add({ address: 'Zoe.Quark@partner.example', name: 'Zoe Quark' })
      await contacts.add({ address: 'zoe.quark@partner.example', name: 'Zoë Quark-Li' })
      const card = await contacts.lookUp('ZOE.QUARK@partner.example')
      equals([card.isContact, card.contactName], [true, 'Zoë Quark-Li'], 'the card of a contact')
      const found = await contacts.suggest('quark')
      equals(
        found.map(({ address, name }) => [address.toLowerCase(), name]),
        [['zoe.quark@partner.example', 'Zoë Quark-Li']],
        "people found by the contact's name",
      )
      const row = await arrive(world, { subject: 'one' })
      await contacts.addSender(row.ref)
      equals((await contacts.lookUp(stranger.address)).contactName, stranger.name, 'the sender as a contact')
      const others = portOf(await signedIn(world.bob), 'contacts')
      equals(
        (await others.lookUp('zoe.quark@partner.example')).isContact,
        false,
        'the contact of somebody else',
      )
      equals((await others.suggest('quark')).length, 0, 'people that somebody else finds')
      await contacts.remove(['zoe.quark@partner.example', 'never@there.example'])
      equals((await contacts.lookUp('zoe.quark@partner.example')).isContact, false, 'the card afterwards')
      await failsAs(contacts.add({ address: 'none', name: '' }), 'invalid', 'a contact without an address')
      await failsAs(
        contacts.addSender({ ...row.ref, uid: row.ref.uid + 1000 }),
        'notFound',
        'the sender of no mail',
      )
    },
  ],
  [
    'standing',
    'Keeps what is said about a sender, and sorts their mail by it where it says so',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const contacts = portOf(adapter, 'contacts')
      await contacts.setStanding(stranger.address.toUpperCase(), 'refused')
      const card = await contacts.lookUp(stranger.address)
      equals(card.standing, 'refused', 'the standing')
      await world.deliver({ from: stranger, subject: 'unwanted', text: 'x' })
      const landed = card.isSorted ? 'spam' : 'inbox'
      await waitForRow(adapter, landed, 'unwanted')
      if (card.isSorted)
        equals(subjects(await rows(adapter, await folderOf(adapter, 'inbox'))), [], 'mails in the inbox')
      const others = portOf(await signedIn(world.bob), 'contacts')
      equals((await others.lookUp(stranger.address)).standing, undefined, 'the standing for somebody else')
      await contacts.setStanding(stranger.address, 'welcome')
      equals((await contacts.lookUp(stranger.address)).standing, 'welcome', 'the standing once changed')
      await arrive(world, { subject: 'welcome' })
      await contacts.setStanding(stranger.address, null)
      equals((await contacts.lookUp(stranger.address)).standing, undefined, 'the standing once taken back')
    },
  ],
  [
    'reject',
    'Refuses the senders of mails, and deletes the mails only when asked',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const contacts = portOf(adapter, 'contacts')
      const [first, second] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const kept = await messages.reject(selection(first!), { deleteMails: false })
      equals([kept.senders.length, kept.moved.length], [1, 0], 'senders and moves')
      await rowAgain(adapter, first!)
      equals((await contacts.lookUp(stranger.address)).standing, 'refused', 'the standing of the sender')
      const gone = await messages.reject(selection(first!, second!), { deleteMails: true })
      equals([gone.senders, gone.moved.length], [[], 2], 'senders and moves the second time')
      const trash = await folderOf(adapter, 'trash')
      equals(
        gone.moved.map(({ to }) => to.folder),
        [trash, trash],
        'where the mails are',
      )
    },
    { port: 'messages' },
  ],
  [
    'not-spam',
    'Brings mails back from the spam folder, and welcomes their senders only when asked',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const contacts = portOf(adapter, 'contacts')
      const [first, second] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const spam = await folderOf(adapter, 'spam')
      const [one, two] = await messages.move(selection(first!, second!), spam)
      const back = await messages.notSpam({ folder: spam, uids: [one!.to.uid] }, { welcomeSenders: false })
      equals(
        back.map(({ from, to }) => [from, to.folder]),
        [[one!.to, first!.ref.folder]],
        'where it is',
      )
      equals((await contacts.lookUp(stranger.address)).standing, undefined, 'the standing of its sender')
      await messages.notSpam({ folder: spam, uids: [two!.to.uid] }, { welcomeSenders: true })
      equals((await contacts.lookUp(stranger.address)).standing, 'welcome', 'the standing afterwards')
      equals((await rows(adapter, first!.ref.folder)).length, 2, 'mails in the inbox')
    },
    { port: 'messages' },
  ],
])
