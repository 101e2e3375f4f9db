import type { MailroomAdapter } from '@mailroom/core'
import { inPort, type BrokenAdapter } from './BrokenAdapter'

type AnyCall = (...values: unknown[]) => unknown

/** A port whose calls cannot be withdrawn. */
const deaf = (port: keyof MailroomAdapter): BrokenAdapter['world'] =>
  inPort(port, (whole) =>
    Object.fromEntries(
      Object.entries(whole as object).map(([name, call]: [string, AnyCall]) => [
        name,
        (...values: unknown[]) => call(...values.map(withoutSignal)),
      ]),
    ),
  )

const withoutSignal = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'signal' in value ? { ...value, signal: undefined } : value

const ports = [
  'session',
  'folders',
  'messages',
  'search',
  'tags',
  'drafts',
  'sending',
  'contacts',
  'addressBook',
  'calendar',
  'settings',
] as const

/** Questions that are withdrawn. */
export const brokenCancelling: readonly BrokenAdapter[] = ports.map((port) => ({
  what: `goes on in its ${port} when it is told to stop`,
  world: deaf(port),
  found: [
    `cancelling/${port}-before`,
    `cancelling/${port}-under-way`,
    ...(port === 'messages' ? ['cancelling/afterwards', 'cancelling/the-others', 'cancelling/transfer'] : []),
    ...(port === 'sending' ? ['uploads/cancelled'] : []),
  ],
}))
