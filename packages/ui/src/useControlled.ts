import { useCallback, useRef, useState } from 'react'

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
  const isControlled = controlled !== undefined
  const latest = useRef({ isControlled, onChange })
  latest.current = { isControlled, onChange }
  const set = useCallback((value: Value) => {
    if (!latest.current.isControlled) setOwn(value)
    latest.current.onChange?.(value)
  }, [])
  return [isControlled ? controlled : own, set]
}
