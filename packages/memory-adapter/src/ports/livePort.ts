import type { LiveEvent, LiveListener, LivePort, LiveState } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'

/** The live line: up while somebody is signed in, may be where they are, and the adapter is online. */
export class LiveLine implements LivePort {
  private readonly listeners = new Set<LiveListener>()
  private state: LiveState = 'offline'
  private leaveAccount: (() => void) | undefined

  constructor(
    private readonly seat: Seat,
    private readonly calls: Calls,
    private readonly ready: () => Promise<void>,
  ) {
    seat.watch((account) => {
      if (!account) this.emit({ kind: 'sessionEnded' })
      else if (seat.isLockedUp) this.emit({ kind: 'screenLocked' })
      else if (seat.visit && seat.visit.level === undefined) this.emit({ kind: 'shareEnded' })
      this.join(account)
    })
  }

  subscribe(listener: LiveListener): () => void {
    const joined = bound(listener)
    this.listeners.add(joined)
    // Whoever listens first also brings the company in; a failure to load it is told to the first call.
    this.ready().catch(() => undefined)
    queueMicrotask(() => {
      if (this.listeners.has(joined)) joined.onState?.(this.state)
    })
    return () => this.listeners.delete(joined)
  }

  /** To be called when the adapter went offline or came back. */
  refresh(): void {
    this.join(this.seat.maybeUser)
  }

  private join(account: Account | undefined): void {
    this.leaveAccount?.()
    this.leaveAccount = undefined
    const { visit, isLockedUp } = this.seat
    const isOut = visit !== undefined && visit.level === undefined
    if (account && !this.calls.isOffline && !isLockedUp && !isOut) {
      this.setState('connecting')
      this.leaveAccount = account.listen((event) => this.mayHear(event) && this.emit(event))
      this.setState('online')
    } else this.setState('offline')
  }

  /** News of a folder that is behind the lock are not told. */
  private mayHear(event: LiveEvent): boolean {
    if (event.kind === 'messageArrived') return !this.seat.isLocked(event.message.ref.folder)
    return event.kind !== 'folderChanged' || !this.seat.isLocked(event.folder)
  }

  private setState(state: LiveState): void {
    if (state === this.state) return
    this.state = state
    for (const listener of this.listeners) listener.onState?.(state)
  }

  private emit(event: LiveEvent): void {
    for (const listener of this.listeners) listener.onEvent(event)
  }
}

/** A copy per subscription, so that one listener may join twice and leave once. */
const bound = (listener: LiveListener): LiveListener => ({
  onEvent: (event) => listener.onEvent(event),
  onState: (state) => listener.onState?.(state),
})
