import type { RecordPage, RecordQuery } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { WorldPerson } from '../world/ConformanceWorld'
import { formTo, portOf, signedIn } from '../world/scene'

/** What people can look up about their own account. */
export const recordCases = casesOf({ area: 'records', port: 'records', needs: ['records', 'sending'] }, [
  [
    'sign-ins',
    'Lists sign-ins and refused attempts to their owner alone, the newest first, this session’s marked',
    async ({ alice, bob }) => {
      const others = portOf(await signedIn(bob), 'records')
      const before = await others.signIns({ limit: 100 })
      await tryWrongly(alice)
      await signedIn(alice)
      await alice.adapter.session.signOut()
      const records = portOf(await signedIn(alice), 'records')
      const { entries } = await records.signIns({ limit: 100 })
      equals(
        entries.map(({ outcome }) => outcome),
        ['signedIn', 'signedIn', 'wrongPassword'],
        'what came of them',
      )
      equals(
        entries.map(({ isCurrent = false }) => isCurrent),
        [true, false, false],
        'the one that began this session',
      )
      holds(
        entries.every(({ at }, index) => at <= (entries[index - 1]?.at ?? Infinity)),
        'the newest is not first',
      )
      equals(await others.signIns({ limit: 100 }), before, 'those of another')
    },
  ],
  [
    'sign-in-filters',
    'Tells sign-ins from refused attempts, and those of a time from others',
    async ({ alice }) => {
      await tryWrongly(alice)
      const { signIns } = portOf(await signedIn(alice), 'records')
      const outcomes = async (query: Omit<Parameters<typeof signIns>[0], 'limit'>) =>
        (await signIns({ ...query, limit: 10 })).entries.map(({ outcome }) => outcome)
      equals(await outcomes({ outcome: 'signedIn' }), ['signedIn'], 'those that succeeded')
      equals(await outcomes({ outcome: 'refused' }), ['wrongPassword'], 'those that were refused')
      const [newest, oldest] = (await signIns({ limit: 10 })).entries
      holds(newest && oldest, 'one of them is missing')
      equals(
        await outcomes({ from: oldest.at, until: newest.at }),
        ['signedIn', 'wrongPassword'],
        'both ends of a time are part of it',
      )
      equals(await outcomes({ from: newest.at + 1 }), [], 'those after the newest')
      equals(await outcomes({ until: oldest.at - 1 }), [], 'those before the oldest')
    },
  ],
  [
    'sign-in-pages',
    'Pages through sign-ins without leaving one out or telling one twice',
    async ({ alice }) => {
      for (let round = 0; round < 3; round += 1) await tryWrongly(alice)
      const { signIns } = portOf(await signedIn(alice), 'records')
      const whole = await signIns({ limit: 10 })
      equals([whole.entries.length, whole.next], [4, undefined], 'all on one page')
      equals(await inPages(signIns, 1), whole.entries, 'one at a time')
      equals(await inPages(signIns, 3), whole.entries, 'three at a time')
      await failsAs(signIns({ limit: 10, after: 'no place' }), 'invalid', 'a place that no page has given')
    },
  ],
  [
    'sent',
    'Lists what was sent to its sender alone, the newest first, with whom it went to and what became of it',
    async ({ alice, bob }) => {
      const others = portOf(await signedIn(bob), 'records')
      const { sent, messageId } = await sendTwo(alice, bob)
      const { entries } = await sent({ limit: 10 })
      const newest = entries[0]
      holds(newest, 'nothing is told of what was sent')
      equals(
        entries.map(({ subject }) => subject),
        ['Second 100% plan', 'First plan'],
        'subjects',
      )
      equals(
        [newest.messageId, newest.recipientCount, newest.recipient?.address],
        [messageId, 1, bob.address.address],
        'the newest, and whom it went to',
      )
      equals(Object.values(newest.states), [1], 'recipients by what became of the mail')
      holds(newest.sizeBytes > 0, 'a mail weighs nothing')
      const lines = await portOf(alice.adapter, 'sending').status(newest.messageId)
      equals(lines.length, newest.recipientCount, 'lines of what became of it')
      equals((await others.sent({ limit: 10 })).entries, [], 'what another has sent')
    },
  ],
  [
    'sent-search',
    'Finds sent mails by their subject or recipient, signs for themselves, page by page',
    async ({ alice, bob }) => {
      const { sent } = await sendTwo(alice, bob)
      const find = async (text: string) =>
        (await sent({ text, limit: 10 })).entries.map(({ subject }) => subject)
      const both = ['Second 100% plan', 'First plan']
      equals(await find('FIRST'), ['First plan'], 'a part of the subject in another case')
      equals(await find('100%'), ['Second 100% plan'], 'a percent sign')
      equals(await find('0%n'), [], 'a percent sign for anything')
      equals(await find('_'), [], 'an underscore for anything')
      equals(await find(bob.address.address), both, 'the recipient')
      const inTurn = await inPages(sent, 1)
      // What became of them may change between two pages.
      equals(
        inTurn.map(({ subject }) => subject),
        both,
        'one at a time',
      )
    },
  ],
])

const tryWrongly = ({ adapter, credentials }: WorldPerson) =>
  failsAs(
    adapter.session.signIn({ ...credentials, password: `${credentials.password}x` }),
    'invalid',
    'a wrong password',
  )

/** All entries, page after page. */
async function inPages<Entry>(
  page: (query: RecordQuery) => Promise<RecordPage<Entry>>,
  limit: number,
): Promise<readonly Entry[]> {
  const found: Entry[] = []
  let after: string | undefined
  do {
    const { entries, next } = await page({ limit, ...(after !== undefined && { after }) })
    holds(entries.length <= limit, 'a page holds more than was asked for')
    found.push(...entries)
    holds(next === undefined || next !== after, 'the next page begins where this one does')
    after = next
  } while (after !== undefined)
  return found
}

/** Alice sends two mails to Bob. @returns with the id of the second */
async function sendTwo(alice: WorldPerson, bob: WorldPerson) {
  const sender = await signedIn(alice)
  const sending = portOf(sender, 'sending')
  const send = (subject: string) => sending.send(formTo(bob.address, { subject }), sending.newDraftId())
  await send('First plan')
  const { messageId } = await send('Second 100% plan')
  return { sent: portOf(sender, 'records').sent, messageId }
}
