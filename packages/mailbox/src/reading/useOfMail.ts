import { useState } from 'react'

/**
 * What the reader has opened or chosen in one mail. With the next mail it begins anew, in a component that stays as it is
 * drawn.
 *
 * @param mail    which it is, by `messageKey` or the id of one that is reviewed
 * @param initial what each mail begins with
 */
export function useOfMail<Value>(mail: string, initial: Value): [Value, (next: Value) => void] {
  const [kept, setKept] = useState({ mail, value: initial })
  return [kept.mail === mail ? kept.value : initial, (value) => setKept({ mail, value })]
}
