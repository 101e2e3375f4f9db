import type { TestCall } from '../TestBrowser'
import type { TextField } from './textFields'

/** A request with a text in one of its fields; what leads to it is made where it is not there. */
export function withText(input: TestCall, { place, steps }: TextField, text: string): TestCall {
  const wanted = steps.at(-1) === 'view' ? `KEYWORD ${text}` : text
  // Addresses are UTF-8, which knows no half of a pair.
  return { ...input, [place]: put(input[place], steps, place === 'body' ? wanted : wanted.toWellFormed()) }
}

function put(value: unknown, [step, ...others]: readonly (string | number)[], text: string): unknown {
  if (step === undefined) return text
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? (value as unknown[]) : []
    return [...list.slice(0, step), put(list[step], others, text), ...list.slice(step + 1)]
  }
  return {
    ...(value as object),
    [step]: put((value as Record<string, unknown> | undefined)?.[step], others, text),
  }
}
