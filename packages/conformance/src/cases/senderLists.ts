import type { SenderList } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld, WorldPerson } from '../world/ConformanceWorld'
import { arrive, folderOf, portOf, rows, signedIn, stranger, subjects, waitForRow } from '../world/scene'

const listsOf = async (person: WorldPerson) => portOf(await signedIn(person), 'senderLists')
const whole = (list: SenderList) => ({ list, text: '', offset: 0, limit: 100 })
const domainOf = (address: string) => address.slice(address.lastIndexOf('@'))

/** Lists of senders that people keep. */
export const senderListCases = casesOf(
  { area: 'sender-lists', port: 'senderLists', needs: ['senderLists'] },
  [
    [
      'pages',
      'Lists entries by name, page by page, and those with a text in them',
      async ({ alice, bob }) => {
        const lists = await listsOf(alice)
        await lists.add('refused', ['d@x.example', 'a_b@x.example', '@ab.example', 'a.b@x.example'])
        const page = async (text: string, offset: number) => {
          const { entries, total } = await lists.page({ list: 'refused', text, offset, limit: 3 })
          return [entries, total]
        }
        equals(await page('', 0), [['@ab.example', 'a.b@x.example', 'a_b@x.example'], 4], 'the first page')
        equals(await page('', 3), [['d@x.example'], 4], 'the second page')
        equals(await page(' A_B', 0), [['a_b@x.example'], 1], 'entries with a text in them')
        equals(await page('%', 0), [[], 0], 'entries with a sign in them that none has')
        equals((await lists.page(whole('welcome'))).entries, [], 'another list')
        equals((await (await listsOf(bob)).page(whole('refused'))).entries, [], 'the list of somebody else')
        await failsAs(lists.page({ ...whole('refused'), limit: 0 }), 'invalid', 'a page of nothing')
      },
    ],
    [
      'adds',
      'Adds addresses and domains each once, and says what became of every one',
      async ({ alice }) => {
        const lists = await listsOf(alice)
        await lists.add('refused', ['old@x.example', 'both@x.example'])
        const given = ['New@X.example', '*@y.example', 'both@x.example', 'nobody', 'new@x.example']
        equals(
          await lists.add('welcome', [...given, alice.address.address]),
          {
            added: ['new@x.example', '@y.example', 'both@x.example'],
            moved: ['both@x.example'],
            known: [],
            refused: [
              { entry: 'nobody', fault: 'notSender' },
              { entry: alice.address.address, fault: 'own' },
            ],
          },
          'what became of them',
        )
        equals((await lists.add('welcome', ['new@x.example'])).known, ['new@x.example'], 'known already')
        equals((await lists.page(whole('refused'))).entries, ['old@x.example'], 'those still refused')
        const tooMany = Array.from({ length: 1001 }, (_, index) => `p${index}@x.example`)
        await failsAs(lists.add('welcome', tooMany), 'invalid', 'too many at a time')
        equals((await lists.page(whole('welcome'))).total, 3, 'entries afterwards')
      },
    ],
    [
      'removes',
      'Takes several entries off one list, and puts them back',
      async ({ alice }) => {
        const lists = await listsOf(alice)
        await lists.add('welcome', ['a@x.example', '@y.example', 'b@x.example'])
        await lists.add('refused', ['c@x.example'])
        await lists.remove('welcome', ['A@x.example', '@y.example', 'c@x.example', 'never@x.example'])
        equals((await lists.page(whole('welcome'))).entries, ['b@x.example'], 'entries that stay')
        equals((await lists.page(whole('refused'))).entries, ['c@x.example'], 'entries of the other list')
        await lists.add('welcome', ['a@x.example', '@y.example'])
        equals((await lists.page(whole('welcome'))).total, 3, 'entries put back')
      },
    ],
    [
      'sorts',
      'Refuses a whole domain save for who is welcome, where it sorts mail',
      async (world: ConformanceWorld) => {
        const adapter = await signedIn(world.alice)
        const lists = portOf(adapter, 'senderLists')
        await lists.add('refused', [domainOf(stranger.address)])
        await lists.add('welcome', [stranger.address])
        const { isSorted } = await lists.page(whole('welcome'))
        await arrive(world, { subject: 'welcome' })
        await lists.remove('welcome', [stranger.address])
        await world.deliver({ from: stranger, subject: 'unwanted', text: 'x' })
        await waitForRow(adapter, isSorted ? 'spam' : 'inbox', 'unwanted')
        const inbox = subjects(await rows(adapter, await folderOf(adapter, 'inbox')))
        holds(inbox.includes('welcome'), 'the mail of who was welcome stays where it came')
      },
    ],
    [
      'pictures',
      'Keeps the senders whose pictures are shown, the same that reading asks for',
      async ({ alice }) => {
        const adapter = await signedIn(alice)
        const lists = portOf(adapter, 'senderLists')
        const pictures = portOf(adapter, 'pictures')
        await pictures.allowSender('news@x.example')
        const { added, known } = await lists.add('pictures', ['@y.example', 'news@x.example'])
        equals([added, known], [['@y.example'], ['news@x.example']], 'new and known')
        equals(await pictures.senders(), ['@y.example', 'news@x.example'], 'what reading asks for')
        equals((await lists.page(whole('pictures'))).entries, ['@y.example', 'news@x.example'], 'the list')
        await lists.remove('pictures', ['news@x.example'])
        equals(await pictures.senders(), ['@y.example'], 'what reading asks for afterwards')
      },
      { needs: ['senderLists', 'pictures'] },
    ],
  ],
)
