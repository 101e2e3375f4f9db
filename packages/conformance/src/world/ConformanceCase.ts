import type { MailroomAdapter } from '@mailroom/core'
import type { ConformanceWorld, WorldAbility } from './ConformanceWorld'

/** A port of the adapter. */
export type PortName = keyof MailroomAdapter

/** A port that an adapter may leave out. */
export type OptionalPort = {
  [Port in PortName]-?: undefined extends MailroomAdapter[Port] ? Port : never
}[PortName]

/** The ports in the order in which they are reported. */
export const portNames: readonly PortName[] = [
  'session',
  'folders',
  'folderLock',
  'fileLock',
  'calendarLock',
  'messages',
  'imports',
  'pictures',
  'search',
  'trust',
  'certificates',
  'twoFactor',
  'passkeys',
  'signOn',
  'sealed',
  'invitations',
  'tags',
  'drafts',
  'sending',
  'disk',
  'fileShares',
  'recall',
  'review',
  'receipts',
  'contacts',
  'addressBook',
  'calendar',
  'senderLists',
  'signatures',
  'templates',
  'settings',
  'home',
  'records',
  'password',
  'openSessions',
  'shares',
  'delegates',
  'profile',
  'registration',
  'admin',
  'live',
  'screenLock',
]

/** One promise of the adapter port, with the proof that it is kept. */
export interface ConformanceCase {
  /** Stays the same over versions: `moving/answers-in-order`. */
  readonly id: string
  /** The promise as a sentence. */
  readonly title: string
  /** The port that makes the promise. */
  readonly port: PortName
  /** Ports beyond the required ones. */
  readonly needs: readonly OptionalPort[]
  /** What the world must be able to do beyond the required. */
  readonly abilities: readonly WorldAbility[]
  /** Rejects when the promise is broken. */
  run(world: ConformanceWorld): Promise<void>
}

/** What the cases of one area have in common. */
export interface CaseArea {
  /** The first part of their ids. */
  readonly area: string
  readonly port: PortName
  readonly needs?: readonly OptionalPort[]
}

/** What one case needs, where it is not what the others of its area do. */
type CaseNeeds = Partial<Pick<ConformanceCase, 'port' | 'needs' | 'abilities'>>

/** A case written briefly. */
export type BriefCase = readonly [id: string, title: string, run: ConformanceCase['run'], needs?: CaseNeeds]

/** Cases of one area. */
export function casesOf(
  { area, port, needs = [] }: CaseArea,
  cases: readonly BriefCase[],
): ConformanceCase[] {
  return cases.map(([id, title, run, own]) => ({
    id: `${area}/${id}`,
    title,
    port,
    needs,
    abilities: [],
    run,
    ...own,
  }))
}
