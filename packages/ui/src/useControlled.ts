import { useState } from 'react'

/**
 * The pair `value` and `defaultValue` of a control: the owner's value while it gives one, else the control's own.
 *
 * @returns the value now, and a setter that also tells the owner
 */
export function useControlled<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const set = (value: Value) => {
    if (controlled === undefined) setOwn(value)
    onChange?.(value)
  }
  return [controlled === undefined ? own : controlled, set]
}
