import { isMailroomError, type Address, type MissingNumbers } from '@mailroom/core'
import { useSms } from '@mailroom/react'
import { useCallback, useState } from 'react'
import type { DraftFields } from '../composer/draftFields'
import { recipientsOf } from '../composer/SendConcern'

/** Somebody whose number is asked for. */
export interface Numberless extends Address {
  /** One was kept that cannot be used any more. */
  readonly hadOne: boolean
}

interface Question {
  readonly people: readonly Numberless[]
  readonly answer: (goesOut: boolean) => void
}

/** Asks for the mobile numbers that a mail with an SMS notice needs, before it leaves. @source CO-13 */
export function useSmsQuestion() {
  const { missing } = useSms()
  const [question, setQuestion] = useState<Question>()

  /** @returns true when it may leave; nothing is asked when nobody lacks a number */
  const mayLeave = async (fields: DraftFields): Promise<boolean> => {
    if (fields.notifiesBySms !== true) return true
    const recipients = recipientsOf(fields)
    const found = await missing(recipients.map(({ address }) => address)).catch(unlessOffline)
    const people = peopleOf(recipients, found)
    if (people.length === 0) return true
    const goesOut = await new Promise<boolean>((answer) => setQuestion({ people, answer }))
    setQuestion(undefined)
    return goesOut
  }

  return {
    mayLeave,
    people: question?.people,
    answer: useCallback((goesOut: boolean) => question?.answer(goesOut), [question]),
  }
}

function peopleOf(recipients: readonly Address[], { create, update }: MissingNumbers): readonly Numberless[] {
  return recipients
    .filter(({ address }) => create.includes(address) || update.includes(address))
    .map((person) => ({ ...person, hadOne: update.includes(person.address) }))
}

/** Without a connection the mail goes to the outbox; what is missing is said when it is sent from there. @source CO-21 */
function unlessOffline(error: unknown): MissingNumbers {
  if (isMailroomError(error) && error.kind === 'offline') return { create: [], update: [] }
  throw error
}
