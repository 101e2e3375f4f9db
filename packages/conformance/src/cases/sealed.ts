import { defaultBurnDays, type DraftContent, type MailroomAdapter, type MessageSummary } from '@mailroom/core'
import { equals, failsAs, holds, sameBytes } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import {
  allBytes,
  arrive,
  bytesOf,
  formTo,
  portOf,
  rowAgain,
  signedIn,
  stranger,
  waitForRow,
} from '../world/scene'

const secret = 'xylophone-4711'
const password = 'a1B2c3'

/** A day that lies ahead, wherever the mail system's clocks hang. */
const later = new Date(Date.now() + defaultBurnDays * 86_400_000).toISOString().slice(0, 10)
const burn = (readLimit: number) => ({ kind: 'burn', readLimit, burnDay: later }) as const

const sealedForm = ({ bob }: ConformanceWorld, change: Partial<DraftContent>) =>
  formTo(bob.address, { subject: 'Sealed', html: `<p>${secret}</p>`, text: secret, ...change })

/** Alice sends a sealed mail; answers with Bob's row, or undefined where such mails cannot be written: then they are refused. */
async function sent(world: ConformanceWorld, change: Partial<DraftContent>) {
  const adapter = await signedIn(world.alice)
  const sending = portOf(adapter, 'sending')
  const form = sealedForm(world, change)
  const features = (await adapter.session.current())?.features
  const can = form.seal?.kind === 'burn' ? features?.burn : features?.mailPassword
  if (can !== true) {
    await failsAs(sending.send(form, sending.newDraftId()), 'forbidden', 'a seal that is not offered')
    return undefined
  }
  // Where mail lies on a server of its own, who has never signed in is a stranger.
  const bob = await signedIn(world.bob)
  const { messageId } = await sending.send(form, sending.newDraftId())
  const row = await waitForRow(bob, 'inbox', 'Sealed')
  return { alice: adapter, bob, sealed: portOf(bob, 'sealed'), row, messageId }
}

/** Everything that shows something of a mail without opening it. */
async function shownOf(adapter: MailroomAdapter, row: MessageSummary): Promise<string> {
  const { messages } = adapter
  const mail = await messages.read(row.ref)
  const again = await rowAgain(adapter, row)
  const { text } = await messages.source(row.ref)
  const header = await messages.header(row.ref)
  const original = await (await messages.original(row.ref)).text()
  return [
    mail.text,
    mail.html,
    JSON.stringify(mail.attachments),
    again.abstract,
    text,
    header,
    original,
  ].join('\n')
}

/** Mails that have to be opened. */
export const sealedCases = casesOf(
  { area: 'sealed', port: 'sealed', needs: ['sealed', 'sending', 'drafts'] },
  [
    [
      'burn',
      'Shows a mail that is destroyed after reading as often as its writer allows, and nothing of it otherwise',
      async (world) => {
        const scene = await sent(world, { seal: burn(2) })
        if (!scene) return
        const { alice, bob, sealed, row, messageId } = scene
        holds(row.state.isBurn, 'the row does not say that the mail is destroyed after reading')
        holds(!(await shownOf(bob, row)).includes(secret), 'the text is shown before it was opened')
        const found = await bob.messages.list({
          folder: row.ref.folder,
          offset: 0,
          limit: 10,
          search: { text: secret },
        })
        equals(found.totalCount, 0, 'mails found by a word of the sealed text')
        const seal = async () => (await bob.messages.read(row.ref)).seal
        const first = await seal()
        equals([first?.kind, first?.kind === 'burn' && first.readsLeft], ['burn', 2], 'the seal of the mail')
        const opened = await sealed.reveal(row.ref)
        holds(opened.text.includes(secret) && opened.html?.includes(secret), 'the opened text is another')
        equals(opened.seal.kind === 'burn' && opened.seal.readsLeft, 1, 'readings left after the first')
        await sealed.reveal(row.ref)
        await failsAs(sealed.reveal(row.ref), 'notFound', 'a third reading')
        const last = await seal()
        equals(last?.kind === 'burn' && [last.readsLeft, last.isBurned], [0, true], 'the seal after the last')
        const marked = await until('the row of a mail that was destroyed', async () => {
          const { state } = await rowAgain(bob, row)
          return state.isBurned === true ? state : undefined
        })
        holds(marked.isBurned, 'the row does not say that the mail was destroyed')
        const [line] = await portOf(alice, 'sending').status(messageId)
        equals(line?.state, 'burned', 'what the sender is told')
      },
    ],
    [
      'burn-at-once',
      'Spends one reading for each call, also for calls at the same time',
      async (world) => {
        const scene = await sent(world, { seal: burn(1) })
        if (!scene) return
        const { sealed, row } = scene
        const outcomes = await Promise.allSettled([1, 2, 3].map(() => sealed.reveal(row.ref)))
        equals(outcomes.filter(({ status }) => status === 'fulfilled').length, 1, 'readings of three calls')
      },
    ],
    [
      'burn-refused',
      'Refuses impossible seals, files that would stay, and recipients without a mailbox here',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const sending = portOf(adapter, 'sending')
        if ((await adapter.session.current())?.features.burn !== true) return
        const file = await sending.upload(new File(['x'], 'x.txt', { type: 'text/plain' }))
        const refused: Record<string, Partial<DraftContent>> = {
          'no reading': { seal: burn(0) },
          'a hundred readings': { seal: burn(100) },
          'half a reading': { seal: burn(1.5) },
          'a day that was': { seal: { ...burn(1), burnDay: '2020-01-01' } },
          'no day': { seal: { ...burn(1), burnDay: '2099-02-30' } },
          'a file': { seal: burn(1), attachments: [file] },
          'a stranger': { seal: burn(1), cc: [stranger] },
          'a short password': { seal: { kind: 'password', password: 'a1B2c' } },
          'an odd password': { seal: { kind: 'password', password: 'a1B2c-' } },
        }
        for (const [what, change] of Object.entries(refused)) {
          const form = sealedForm(world, change)
          await failsAs(sending.send(form, sending.newDraftId()), 'invalid', what)
        }
      },
    ],
    [
      'no-copies',
      'Forwards no sealed mail, and quotes nothing of it',
      async (world) => {
        const scene = await sent(world, { seal: burn(3) })
        if (!scene) return
        const { bob, row } = scene
        const drafts = portOf(bob, 'drafts')
        for (const kind of ['forward', 'forwardAsFile', 'sendAgain'] as const)
          await failsAs(drafts.prepare(row.ref, kind), 'forbidden', kind)
        equals((await drafts.prepare(row.ref, 'reply')).quotedHtml, undefined, 'what an answer quotes')
      },
    ],
    [
      'password',
      'Opens a mail and its files with its password, for its reader and its writer alike',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const bytes = allBytes(70_000)
        const file = await portOf(adapter, 'sending').upload(
          new File([bytes], '报价.pdf', { type: 'application/pdf' }),
        )
        const scene = await sent(world, { seal: { kind: 'password', password }, attachments: [file] })
        if (!scene) return
        const { alice, bob, sealed, row } = scene
        const shown = await shownOf(bob, row)
        holds(!shown.includes(secret) && !shown.includes('报价'), 'something is shown before it was opened')
        equals((await bob.messages.read(row.ref)).seal?.kind, 'password', 'the seal of the mail')
        const { details } = await failsAs(sealed.unlock(row.ref, 'A1b2C3'), 'invalid', 'a wrong password')
        holds(details.fields?.password, 'the fault is not at the password')
        const opened = await sealed.unlock(row.ref, password)
        holds(opened.text.includes(secret), 'the opened text is another')
        equals(
          opened.attachments.map(({ name }) => name),
          ['报价.pdf'],
          'files',
        )
        const { id } = opened.attachments[0]!
        holds(
          sameBytes(await bytesOf(await sealed.attachment(row.ref, id, password)), bytes),
          'the file is another',
        )
        await failsAs(sealed.attachment(row.ref, id, 'A1b2C3'), 'invalid', 'a file with a wrong password')
        holds(
          (await sealed.attachments(row.ref, password)).content.size > bytes.length / 2,
          'the zip is empty',
        )
        const copy = await waitForRow(alice, 'sent', 'Sealed')
        holds(!(await shownOf(alice, copy)).includes(secret), 'the copy of its writer lies open')
        holds(
          (await portOf(alice, 'sealed').unlock(copy.ref, password)).text.includes(secret),
          'the copy is another',
        )
      },
    ],
    [
      'password-tries',
      'Lets nobody try passwords without end',
      async (world) => {
        const scene = await sent(world, { seal: { kind: 'password', password } })
        if (!scene) return
        const { sealed, row } = scene
        for (let count = 0; count < 5; count += 1)
          await failsAs(sealed.unlock(row.ref, `wrong${count}`), 'invalid', 'a wrong password')
        const { details } = await failsAs(sealed.unlock(row.ref, password), 'locked', 'the sixth password')
        holds((details.retryAfterSeconds ?? 0) > 0, 'there is no word about how long to wait')
      },
    ],
    [
      'outside',
      'Says who has no mailbox here, and sends them what a password opens',
      async (world) => {
        const adapter = await signedIn(world.alice)
        if ((await adapter.session.current())?.features.mailPassword !== true) return
        await signedIn(world.bob)
        const addresses = [world.bob.address.address, stranger.address]
        equals(await portOf(adapter, 'sealed').outside(addresses), [stranger.address], 'who is outside')
        const long = 'Correct horse 7'
        const scene = await sent(world, { seal: { kind: 'password', password: long }, cc: [stranger] })
        if (!scene) return
        const { bob, sealed, row } = scene
        const { seal } = await bob.messages.read(row.ref)
        equals(seal?.kind === 'password' && seal.hasPage, true, 'that it went outside as well')
        holds(!(await shownOf(bob, row)).includes(secret), 'something is shown before it was opened')
        holds((await sealed.unlock(row.ref, long)).text.includes(secret), 'the opened text is another')
        const inside = sealedForm(world, { seal: { kind: 'password', password: long } })
        const sending = portOf(adapter, 'sending')
        await failsAs(sending.send(inside, sending.newDraftId()), 'invalid', 'a long password inside')
      },
    ],
    [
      'draft',
      'Keeps the choice to destroy a mail with its draft, and a password never',
      async (world) => {
        const drafts = portOf(await signedIn(world.alice), 'drafts')
        const sealed = await drafts.save(sealedForm(world, { seal: burn(5) }))
        equals((await drafts.open(sealed.ref)).seal, burn(5), 'the seal of the draft')
        const other = await drafts.save(sealedForm(world, { seal: { kind: 'password', password } }))
        equals((await drafts.open(other.ref)).seal, undefined, 'a password in a draft')
      },
    ],
    [
      'unsealed',
      'Opens nothing that is not sealed, and nothing of others',
      async (world) => {
        const alice = await signedIn(world.alice)
        const sealed = portOf(alice, 'sealed')
        const { ref } = await arrive(world, { subject: 'plain' })
        equals((await alice.messages.read(ref)).seal, undefined, 'the seal of a plain mail')
        await failsAs(sealed.reveal(ref), 'notFound', 'revealing a plain mail')
        await failsAs(sealed.unlock(ref, password), 'notFound', 'a password for a plain mail')
        await failsAs(sealed.reveal({ ...ref, uid: ref.uid + 1000 }), 'notFound', 'a mail that is gone')
        const bob = portOf(await signedIn(world.bob), 'sealed')
        await failsAs(bob.reveal(ref), 'notFound', 'somebody else’s mail')
      },
    ],
  ],
)
