import { isMailroomError, type SendingRules } from '@mailroom/core'
import { useOutsideLookup, useSending, useSendingRules, useSession } from '@mailroom/react'
import { useCallback, useState } from 'react'
import type { DraftFields } from './draftFields'
import { domainOf, findConcerns, recipientsOf, type SendConcern } from './SendConcern'

interface Question {
  readonly concerns: readonly SendConcern[]
  readonly answer: (goesOut: boolean) => void
}

/** Asks before a mail leaves that a careful colleague would ask about. @source CO-14, CO-19 */
export function useSendQuestion() {
  const [question, setQuestion] = useState<Question>()
  const { session } = useSession()
  const sending = useSending()
  const outsideOf = useOutsideLookup()
  const known = useSendingRules()

  /** @returns true when it may leave; nothing is asked when there is no reason to */
  const mayLeave = async (fields: DraftFields, ownText: string): Promise<boolean> => {
    const ownDomains = (session?.user.senders ?? []).map(domainOf)
    const recipients = recipientsOf(fields)
    const [rules, outside] = await Promise.all([
      sending.rules().catch(unlessOffline(known ?? strictest)),
      // Who cannot be looked up is known by their domain.
      outsideOf(recipients.map(({ address }) => address)).catch(unlessOffline<readonly string[]>([])),
    ])
    const concerns = findConcerns({ fields, ownText, rules, outside, ownDomains })
    if (concerns.length === 0) return true
    const goesOut = await new Promise<boolean>((answer) => setQuestion({ concerns, answer }))
    setQuestion(undefined)
    return goesOut
  }

  return {
    mayLeave,
    concerns: question?.concerns,
    answer: useCallback((goesOut: boolean) => question?.answer(goesOut), [question]),
  }
}

/** Where nobody tells what is asked, everything is. */
const strictest: SendingRules = {
  decidesOnCopies: false,
  asksForMany: true,
  asksForOutside: true,
  remindsOfFiles: true,
}

/** Without a connection the mail goes to the outbox, after the same questions. @source CO-21 */
const unlessOffline =
  <Answer>(instead: Answer) =>
  (error: unknown): Answer => {
    if (isMailroomError(error) && error.kind === 'offline') return instead
    throw error
  }
