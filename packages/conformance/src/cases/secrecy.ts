import { isMoreSecret, secrecyLevels, type SecrecyRules } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { WorldPerson } from '../world/ConformanceWorld'
import { formTo, opened, portOf, signedIn, stranger, waitForRow } from '../world/scene'

/** What somebody may choose; undefined in a mail system without levels, of which nothing is asked. */
async function rulesOf(person: WorldPerson): Promise<SecrecyRules | undefined> {
  return (await portOf(await signedIn(person), 'sending').rules()).secrecy
}

/** Levels of secrecy, where a mail system has them. */
export const secrecyCases = casesOf({ area: 'secrecy', port: 'sending', needs: ['sending', 'drafts'] }, [
  [
    'kept',
    'Keeps the level of a mail with each copy of it',
    async ({ alice, bob }) => {
      const rules = await rulesOf(alice)
      if (!rules) return
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const form = formTo(bob.address, { subject: 'Leveled', secrecy: rules.ceiling })
      // What somebody may read can be known from their first visit on.
      const colleague = await signedIn(bob)
      await sending.send(form, sending.newDraftId())
      const row = await waitForRow(colleague, 'inbox', 'Leveled')
      equals(row.state.secrecy, rules.ceiling, 'level of the row')
      equals((await opened(colleague, row)).state.secrecy, rules.ceiling, 'level of the mail')
      const copy = await waitForRow(adapter, 'sent', 'Leveled')
      equals(copy.state.secrecy, rules.ceiling, 'level of the copy')
    },
  ],
  [
    'ceiling',
    'Sends and keeps nothing above the level of its writer',
    async ({ alice, bob }) => {
      const rules = await rulesOf(alice)
      const above = secrecyLevels.find((level) => rules && isMoreSecret(level, rules.ceiling))
      if (!above) return
      const adapter = await signedIn(alice)
      const sending = portOf(adapter, 'sending')
      const form = formTo(bob.address, { secrecy: above })
      await failsAs(sending.send(form, sending.newDraftId()), 'invalid', 'a mail above the ceiling')
      await failsAs(portOf(adapter, 'drafts').save(form), 'invalid', 'a draft above the ceiling')
    },
  ],
  [
    'outside',
    'Lets nothing leave the organisation above the level for that',
    async ({ alice }) => {
      const rules = await rulesOf(alice)
      if (!rules || !isMoreSecret(rules.ceiling, rules.outside)) return
      const sending = portOf(await signedIn(alice), 'sending')
      const inside = formTo(stranger, { secrecy: rules.ceiling })
      await failsAs(sending.send(inside, sending.newDraftId()), 'invalid', 'a mail to somebody outside')
      const { recipients } = await sending.send(
        formTo(stranger, { secrecy: rules.outside }),
        sending.newDraftId(),
      )
      equals(recipients.length, 1, 'lines of recipients')
    },
  ],
  [
    'answer',
    'Begins an answer at the level of its original, and does not send it below',
    async ({ alice, bob }) => {
      const rules = await rulesOf(alice)
      if (!rules || !isMoreSecret(rules.ceiling, 'normal')) return
      const sending = portOf(await signedIn(alice), 'sending')
      const form = formTo(bob.address, { subject: 'Original', secrecy: rules.ceiling })
      const colleague = await signedIn(bob)
      await sending.send(form, sending.newDraftId())
      const { ref } = await waitForRow(colleague, 'inbox', 'Original')
      const answers = portOf(colleague, 'sending')
      for (const kind of ['reply', 'forward'] as const) {
        const draft = await portOf(colleague, 'drafts').prepare(ref, kind)
        equals(draft.secrecy, rules.ceiling, `level of a ${kind}`)
        const lower = formTo(alice.address, { secrecy: 'normal', origin: { ref, kind } })
        await failsAs(answers.send(lower, answers.newDraftId()), 'invalid', `a ${kind} below its original`)
      }
    },
  ],
  [
    'draft',
    'Keeps the level of a mail with its draft',
    async ({ alice, bob }) => {
      const rules = await rulesOf(alice)
      if (!rules) return
      const drafts = portOf(await signedIn(alice), 'drafts')
      const { ref } = await drafts.save(formTo(bob.address, { secrecy: rules.ceiling }))
      equals((await drafts.open(ref)).secrecy, rules.ceiling, 'level of the draft')
    },
  ],
])
