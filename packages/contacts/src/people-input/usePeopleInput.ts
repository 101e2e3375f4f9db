import { addressKey, formatAddress, type Address } from '@mailroom/core'
import { useStableCallback } from '@mailroom/react'
import { useRef } from 'react'
import { usePeopleText } from './usePeopleText'
import { useSuggestionChoice } from './useSuggestionChoice'

/** Who stands in a field of people, and who is to. */
export interface PeopleInputOptions {
  readonly people: readonly Address[]
  readonly onChange: (people: readonly Address[]) => void
}

/**
 * What a field of people knows: the text, who fits it, and what becomes of both. For `PeopleInput`, and for what stands around it.
 *
 * @internal
 * @source CO-03
 */
export function usePeopleInput({ people, onChange }: PeopleInputOptions) {
  const input = useRef<HTMLInputElement>(null)
  const typed = usePeopleText(people, onChange)
  const choose = ({ address, name }: Address) => {
    typed.stay()
    typed.add([{ address, name }])
    typed.write('')
    choice.close()
    input.current?.focus()
  }
  const choice = useSuggestionChoice({
    text: typed.text,
    people,
    onChoose: choose,
    onKeep: () => {
      typed.commit()
      choice.close()
    },
  })
  const remove = useStableCallback((key: string) =>
    onChange(people.filter((each) => addressKey(each) !== key)),
  )
  /** Takes somebody back into the field, to be mended. */
  const edit = useStableCallback((person: Address) => {
    if (typed.text.trim() !== '') typed.commit()
    remove(addressKey(person))
    typed.write(formatAddress(person))
    input.current?.focus()
  })
  return { input, typed, choice, choose, remove, edit }
}
