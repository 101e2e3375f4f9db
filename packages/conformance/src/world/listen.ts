import type { LiveEvent, LiveState, MailroomAdapter } from '@mailroom/core'
import { until } from '../assert/until'
import { portOf } from './scene'

/** What a live line has said so far. */
interface Heard {
  readonly events: LiveEvent[]
  readonly states: LiveState[]
  readonly leave: () => void
}

/** Listens, and waits until the line is up. */
export async function listen(adapter: MailroomAdapter): Promise<Heard> {
  const [events, states]: [LiveEvent[], LiveState[]] = [[], []]
  const leave = portOf(adapter, 'live').subscribe({
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  await until('the live line', async () => (states.at(-1) === 'online' ? true : undefined))
  return { events, states, leave }
}
