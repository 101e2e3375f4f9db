import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { arrive, portOf, signedIn } from '../world/scene'

/** Pictures that mails name on the web. What lies on the web is not the suite's to say. */
export const pictureCases = casesOf({ area: 'pictures', port: 'pictures', needs: ['pictures'] }, [
  [
    'tickets',
    'Gives tickets for web addresses alone, in the order asked',
    async (world) => {
      const pictures = portOf(await signedIn(world.alice), 'pictures')
      const { ref } = await arrive(world, { subject: 'pictures' })
      const tickets = await pictures.tickets(ref, [
        'file:///etc/passwd',
        'https://pictures.example.org/1.png',
        'cid:inside',
        'http://pictures.example.org/2.png',
        `https://pictures.example.org/${'x'.repeat(9000)}`,
      ])
      equals(
        tickets.map((ticket) => ticket !== undefined),
        [false, true, false, true, false],
        'which addresses got a ticket',
      )
      equals(await pictures.tickets(ref, []), [], 'tickets for no address')
    },
  ],
  [
    'inner',
    'Fetches nothing from the machine itself or its network',
    async (world) => {
      const pictures = portOf(await signedIn(world.alice), 'pictures')
      const { ref } = await arrive(world, { subject: 'inner' })
      const inner = ['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'http://169.254.169.254/a.png']
      for (const ticket of await pictures.tickets(ref, [
        ...inner,
        'http://localhost/a.png',
        'http://2130706433/',
      ])) {
        if (ticket !== undefined) await failsAs(pictures.picture(ticket), 'notFound', 'a picture from inside')
      }
    },
  ],
  [
    'forged',
    'Fetches nothing for a ticket that it did not give',
    async (world) => {
      const pictures = portOf(await signedIn(world.alice), 'pictures')
      await failsAs(pictures.picture('no ticket'), 'notFound', 'a ticket of nobody')
    },
  ],
  [
    'own',
    'Gives no tickets for other people’s mails, and takes none of theirs',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { ref } = await arrive(world, { subject: 'mine' })
      const [ticket] = await portOf(adapter, 'pictures').tickets(ref, ['https://pictures.example.org/1.png'])
      const other = portOf(await signedIn(world.bob), 'pictures')
      await failsAs(other.tickets(ref, ['https://a.example/1.png']), 'notFound', 'tickets for another’s mail')
      holds(ticket, 'the owner got no ticket')
      await failsAs(other.picture(ticket), 'notFound', 'a ticket of somebody else')
    },
  ],
  [
    'senders',
    'Keeps the senders whose pictures are shown, one by one, over a new session',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const pictures = portOf(adapter, 'pictures')
      equals(await pictures.senders(), [], 'senders at first')
      await pictures.allowSender('News@outside.example.org')
      await pictures.allowSender('news@outside.example.org')
      await pictures.allowSender('carol@outside.example.org')
      await adapter.session.signOut()
      await signedIn(alice)
      equals(
        await pictures.senders(),
        ['carol@outside.example.org', 'news@outside.example.org'],
        'senders, each once and by name',
      )
      await pictures.disallowSender('NEWS@outside.example.org')
      await pictures.disallowSender('nobody@outside.example.org')
      equals(await pictures.senders(), ['carol@outside.example.org'], 'senders after taking one off')
      equals(await portOf(await signedIn(bob), 'pictures').senders(), [], 'senders of somebody else')
    },
  ],
  [
    'senders-refused',
    'Refuses a sender that is no address',
    async ({ alice }) => {
      const pictures = portOf(await signedIn(alice), 'pictures')
      await failsAs(pictures.allowSender('everybody'), 'invalid', 'a sender that is no address')
      equals(await pictures.senders(), [], 'senders after a refusal')
    },
  ],
])
