import type { Calls } from '../calls/Calls'
import type { MemoryAdapter } from '../MemoryAdapter'
import type { LiveLine } from '../ports/livePort'
import type { Account } from '../system/Account'
import { contentOf } from '../system/populate'
import type { Seat } from '../system/Seat'
import type { MemoryControl } from './MemoryControl'

const minuteMs = 60_000
const ticketMs = 60_000

interface Parts {
  readonly seat: Seat
  readonly calls: Calls
  readonly line: LiveLine
  readonly ready: () => Promise<void>
  readonly colleague: (username: string) => MemoryAdapter
}

/** The hands of tests and stories on one adapter. */
export function createControl({ seat, calls, line, ready, colleague }: Parts): MemoryControl {
  const setOffline = (isOffline: boolean): void => {
    calls.isOffline = isOffline
    line.refresh()
  }
  return {
    ready,
    colleague,
    async deliver({ minutesAgo = 0, ...mail }, username) {
      await ready()
      const account = username === undefined ? seat.user : find(seat, username)
      const at = seat.system.now() - minutesAgo * minuteMs
      const content = contentOf(seat.system, { ...mail, to: mail.to ?? [account.person.account] }, at)
      const { folder, state, remark } = mail
      return seat.system.deliver(account, content, { folder, state, remark, receivedAt: at })
    },
    async addFolder(id) {
      await ready()
      seat.user.mailbox.addFolder(id)
      seat.user.publish({ kind: 'folderChanged', folder: id })
    },
    async addReviewRule(rule) {
      await ready()
      seat.system.reviews.rules.push(rule)
    },
    sentSms: () => [...seat.system.sms],
    fail: (failure) => calls.fail(failure),
    clearFailures: () => calls.clear(),
    goOffline: () => setOffline(true),
    goOnline: () => setOffline(false),
    setLatency: (ms) => {
      calls.latencyMs = ms
    },
    endSession: () => seat.leave(),
    async demandPassword() {
      await ready()
      seat.user.mustChangePassword = true
    },
    async refuseRequests(answer) {
      await ready()
      const { user } = seat
      const refused = { state: 'refused', answer } as const
      if (user.nameRequest) user.nameRequest = { ...user.nameRequest, ...refused }
      if (user.closingRequest) user.closingRequest = { ...user.closingRequest, ...refused }
    },
    async issueTicket(username) {
      await ready()
      const ticket = crypto.randomUUID()
      const validUntil = seat.system.now() + ticketMs
      seat.system.tickets.set(ticket, { account: find(seat, username), validUntil })
      return ticket
    },
  }
}

function find(seat: Seat, username: string): Account {
  const account = seat.system.directory.find(username)
  if (!account) throw new Error(`Nobody in the company is called "${username}".`)
  return account
}
