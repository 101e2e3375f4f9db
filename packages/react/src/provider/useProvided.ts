import { useContext, type Context } from 'react'

/**
 * What the provider puts into a context.
 *
 * @param hook  what was called, for the words of the error
 * @param lacks what it has to do without, as the end of a sentence
 * @throws Error outside MailroomProvider
 */
export function useProvided<Value>(context: Context<Value | undefined>, hook: string, lacks: string): Value {
  const value = useContext(context)
  if (value) return value
  throw new Error(
    `${hook} was called outside MailroomProvider, so ${lacks}. Wrap the tree in <MailroomProvider adapter={...}>.`,
  )
}
