import type { SendingPort } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  folderOf,
  formTo,
  opened,
  portOf,
  rows,
  signedIn,
  stranger,
  waitForRow,
  withFirstWords,
} from '../world/scene'

/** Mobile numbers of those who are told by SMS. */
function numbersOf({ missingNumbers, saveNumbers }: SendingPort) {
  holds(missingNumbers && saveNumbers, 'the port takes numbers')
  return { missing: missingNumbers, save: saveNumbers }
}

/** What a writer chooses for a mail. */
export const sendingOptionCases = casesOf(
  { area: 'options', port: 'sending', needs: ['sending', 'drafts'] },
  [
    [
      'urgent',
      'Says in header and row that a mail is urgent, or that it is not',
      async ({ alice, bob }) => {
        const adapter = await signedIn(alice)
        const sending = portOf(adapter, 'sending')
        const colleague = await signedIn(bob)
        for (const [priority, isUrgent, field] of [
          ['high', true, /^x-priority: *1/im],
          ['low', false, /^x-priority: *5/im],
        ] as const) {
          await sending.send(formTo(bob.address, { subject: priority, priority }), sending.newDraftId())
          const row = await withFirstWords(colleague, await waitForRow(colleague, 'inbox', priority))
          equals(row.state.isUrgent, isUrgent, `isUrgent of a mail of ${priority} priority`)
          holds(field.test(await colleague.messages.header(row.ref)), `the header lacks ${field}`)
          const copy = await withFirstWords(adapter, await waitForRow(adapter, 'sent', priority))
          equals(copy.state.isUrgent, isUrgent, 'isUrgent of the copy')
        }
      },
    ],
    [
      'no-copy',
      'Keeps no copy where the writer wants none, and the draft is gone all the same',
      async ({ alice, bob }) => {
        const adapter = await signedIn(alice)
        const sending = portOf(adapter, 'sending')
        const form = formTo(bob.address, { subject: 'Not kept', keepsCopy: false })
        const { id } = await portOf(adapter, 'drafts').save(form)
        const { messageId, recipients } = await sending.send(form, id)
        equals((await sending.send(form, id)).messageId, messageId, 'Message-ID of the repetition')
        equals(recipients.length, 1, 'lines of recipients')
        await waitForRow(await signedIn(bob), 'inbox', 'Not kept')
        equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 0, 'sent mails')
        equals((await rows(adapter, await folderOf(adapter, 'drafts'))).length, 0, 'drafts left')
      },
    ],
    [
      'separate',
      'Sends each recipient a mail that names nobody else, and keeps one copy that names all',
      async ({ alice, bob }) => {
        const adapter = await signedIn(alice)
        const sending = portOf(adapter, 'sending')
        const form = formTo(bob.address, {
          subject: 'Apart',
          cc: [stranger],
          bcc: [alice.address],
          isSeparate: true,
        })
        const id = sending.newDraftId()
        const [first, again] = await Promise.all([sending.send(form, id), sending.send(form, id)])
        equals(again.messageId, first.messageId, 'Message-ID of the repetition')
        const people = [alice.address.address, bob.address.address, stranger.address].sort()
        equals(
          first.recipients.map(({ recipient }) => recipient.address).sort(),
          people,
          'lines of recipients',
        )
        const status = await sending.status(first.messageId)
        equals(status.map(({ recipient }) => recipient.address).sort(), people, 'lines of the status')
        const colleague = await signedIn(bob)
        for (const [reader, { address }] of [
          [adapter, alice],
          [colleague, bob],
        ] as const) {
          const mail = await opened(reader, await waitForRow(reader, 'inbox', 'Apart'))
          equals(
            [mail.to.map((to) => to.address), mail.cc.length],
            [[address.address], 0],
            'whom the mail names',
          )
        }
        const copy = await opened(adapter, await waitForRow(adapter, 'sent', 'Apart'))
        equals(
          [...copy.to, ...copy.cc, ...copy.bcc].map(({ address }) => address).sort(),
          people,
          'whom the copy names',
        )
        equals((await rows(adapter, await folderOf(adapter, 'sent'))).length, 1, 'sent mails')
      },
    ],
    [
      'separate-seal',
      'Does not send a protected mail separately',
      async ({ alice, bob }) => {
        const sending = portOf(await signedIn(alice), 'sending')
        const seal = { kind: 'password', password: 'a1B2c3' } as const
        const form = formTo(bob.address, { seal, isSeparate: true })
        await failsAs(sending.send(form, sending.newDraftId()), 'invalid', 'a protected mail sent separately')
      },
    ],
    [
      'sms',
      'Tells recipients by SMS only when their numbers are kept, and keeps them for each writer alone',
      async ({ alice, bob }) => {
        const adapter = await signedIn(alice)
        const sending = portOf(adapter, 'sending')
        const form = formTo(bob.address, { subject: 'Noticed', notifiesBySms: true })
        const refused = (why: string) => failsAs(sending.send(form, sending.newDraftId()), 'invalid', why)
        if ((await sending.rules()).notifiesBySms !== true) {
          await refused('a notice that cannot go')
          return
        }
        const people = [bob.address.address]
        equals((await numbersOf(sending).missing(people)).create, people, 'whose numbers are missing')
        await refused('a notice without a number')
        await failsAs(
          numbersOf(sending).save([{ address: people[0]!, number: 'none' }]),
          'invalid',
          'what is no number',
        )
        await numbersOf(sending).save([{ address: people[0]!, number: '138 0013 8000' }])
        equals(
          await numbersOf(sending).missing(people),
          { create: [], update: [] },
          'whose numbers are missing now',
        )
        const others = numbersOf(portOf(await signedIn(bob), 'sending'))
        equals((await others.missing(people)).create, people, 'whose numbers somebody else lacks')
        await sending.send(form, sending.newDraftId())
        await waitForRow(await signedIn(bob), 'inbox', 'Noticed')
        const saved = await portOf(adapter, 'drafts').save(form)
        equals((await portOf(adapter, 'drafts').open(saved.ref)).notifiesBySms, true, 'notice of the draft')
      },
    ],
    [
      'kept-in-draft',
      'Keeps the options of a mail with its draft',
      async ({ alice, bob }) => {
        const adapter = await signedIn(alice)
        const drafts = portOf(adapter, 'drafts')
        const chosen = { priority: 'low', keepsCopy: false, isSeparate: true } as const
        const { priority, keepsCopy, isSeparate } = await drafts.open(
          (await drafts.save(formTo(bob.address, chosen))).ref,
        )
        equals({ priority, keepsCopy, isSeparate }, chosen, 'options')
        const plain = await drafts.open((await drafts.save(formTo(bob.address))).ref)
        equals(
          [plain.keepsCopy ?? true, plain.isSeparate ?? false],
          [true, false],
          'options of a mail without any',
        )
      },
    ],
    [
      'rules',
      'Says what a writer may choose',
      async ({ alice }) => {
        const rules = await portOf(await signedIn(alice), 'sending').rules()
        const kinds = new Set(
          [rules.decidesOnCopies, rules.asksForMany, rules.asksForOutside, rules.remindsOfFiles].map(
            (rule) => typeof rule,
          ),
        )
        equals([...kinds], ['boolean'], 'kinds of the rules')
      },
    ],
  ],
)
