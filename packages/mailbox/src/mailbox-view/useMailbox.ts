import type { ComposeStart } from '@mailroom/composer'
import {
  afterPaint,
  defaultFolder,
  isInFolder,
  type Destination,
  type FolderId,
  type MessageRef,
  type MessageSummary,
} from '@mailroom/core'
import { useAdapter, useFolders, usePrefetchMessage, useStableCallback, useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { mailboxStrings } from './mailboxStrings'
import { hasGoneFrom, listTabId, tabOf, type TabState } from './tabState'
import { isConversation } from './isConversation'
import type { Outcome } from '../outcome/Outcome'
import { useRights } from '../rights/useRights'
import { useAddress, useArrivals } from './useAddress'
import { useBurnQuestion } from './useBurnQuestion'
import { useClosing } from './useClosing'
import { useComposers } from './useComposers'
import { useComposeGuards } from './useComposeGuards'
import { useNeighbours, type Step } from './useNeighbours'
import { destinationOf, placeOf, usePlace } from './usePlace'
import { useTabs } from './useTabs'
import { useTurning } from './useTurning'

/** What is open in a mailbox, and everything that can be opened and closed in it. */
export type Mailbox = ReturnType<typeof useMailbox>

/** Brings together list, tabs and address. All its functions stay the same. @source ML-19, ML-23, SH-16 */
export function useMailbox() {
  const { sending, drafts } = useAdapter()
  const { folders, error: foldersError } = useFolders()
  const prefetch = usePrefetchMessage()
  const address = useAddress()
  const guards = useComposeGuards()
  const burning = useBurnQuestion()
  const tabs = useTabs()
  const neighbours = useNeighbours()
  const [place, setPlace] = usePlace(address.destination)
  const composers = useComposers()
  const { turn, stay } = useTurning()
  const { send, now } = tabs
  const canWrite = sending !== undefined && drafts !== undefined
  const { maySend } = useRights()
  const mayWrite = canWrite && maySend
  const { t } = useStrings(mailboxStrings)
  const toasts = useToasts()
  const isReview = address.destination.kind === 'review'

  const isDraft = ({ folder }: MessageRef) =>
    mayWrite && folders?.some(({ id, role }) => id === folder && role === 'drafts') === true
  const startComposer = (start: ComposeStart, subject = '') => {
    // In a mailbox of somebody else who lets one only read.
    if (!maySend) return void toasts.show({ message: t('noRightToWrite'), tone: 'danger' })
    const id = composers.idFor(start)
    send({ kind: 'openComposer', id, start })
    if (subject !== '') send({ kind: 'rename', id, subject })
  }
  /** Lets the address say what is shown. */
  const follow = (options?: { replace?: boolean }) =>
    address.go(shownIn(now()) ?? destinationOf(place), options)

  useArrivals(address, (target) => {
    stay()
    const list = placeOf(target)
    if (target.kind === 'search') send({ kind: 'openSearch', query: target.query })
    else if (list) {
      setPlace(list)
      send({ kind: 'select', id: listTabId })
    } else if (target.kind === 'message') {
      // Only the folders tell a draft, which is written on, from a mail, which is read.
      if (!folders && foldersError === undefined) {
        void prefetch(target.ref)
        return false
      }
      if (isDraft(target.ref)) startComposer({ kind: 'draft', ref: target.ref })
      else send({ kind: 'openMessage', ref: target.ref })
    } else if (target.kind === 'compose') {
      if (canWrite) startComposer({ kind: 'new', to: target.to.map((to) => ({ address: to, name: '' })) })
      // The address would open another one when the page is loaded again.
      follow({ replace: true })
    }
    return true
  })

  const compose = useStableCallback((start: ComposeStart, subject?: string) => {
    startComposer(start, subject)
    follow()
  })
  const followFrom = useStableCallback((from: Destination) => {
    if (from === address.destination) follow()
  })
  /** What is shown comes first: the address follows behind its paint, unless the reader has gone elsewhere by then. */
  const followSoon = useStableCallback(() => {
    const from = address.destination
    afterPaint(() => followFrom(from))
  })
  /** Shows a mail once it has come, unless another tab was opened or chosen meanwhile. */
  const bring = (
    message: MessageSummary,
    coming: Promise<void> | undefined,
    where: { kind: 'openMessage' } | { kind: 'turnTo'; id: string },
  ) => {
    const { ref, subject } = message
    const { active } = now()
    const isWhole = isConversation(message)
    // A conversation is another question, which its view asks.
    turn(isWhole ? undefined : coming, () => {
      if (hasGoneFrom(now(), active)) return
      send({ ...where, ref, subject, isConversation: isWhole })
      followSoon()
    })
  }
  const openMail = (message: MessageSummary) => {
    const { ref, subject } = message
    if (isDraft(ref)) return compose({ kind: 'draft', ref }, subject)
    // Before anything is drawn: what is asked for first is answered first.
    bring(message, neighbours.warm(ref), { kind: 'openMessage' })
  }
  const open = useStableCallback((message: MessageSummary) => {
    neighbours.follow('list')
    openMail(message)
  })
  const openResult = useStableCallback((message: MessageSummary) => {
    neighbours.follow('results')
    openMail(message)
  })
  const search = useStableCallback((query: string) => {
    stay()
    send({ kind: 'openSearch', query })
    follow()
  })
  /** To the mail before or after, over the pages of the list behind. */
  const step = useStableCallback(async (from: MessageRef, by: Step) => {
    const next = await neighbours.step(from, by)
    if (next?.page !== undefined) setPlace({ folder: from.folder, page: next.page })
    if (next) void neighbours.warm(next.message.ref)
    return next?.message
  })
  const turnTo = useStableCallback(async (id: string, from: MessageRef, by: Step) => {
    if (!(await burning.mayClose(from))) return
    const message = await step(from, by)
    if (message && now().active === id) bring(message, prefetch(message.ref), { kind: 'turnTo', id })
  })
  /** Fetches the list that is about to be shown. */
  const warmList = useStableCallback((folder: FolderId) => void neighbours.reach(place, { folder, page: 1 }))
  const showList = useStableCallback(
    (folder: FolderId, page: number, options?: { replace?: boolean; isUnread?: true }) => {
      const next = { folder, page, ...(options?.isUnread && { isUnread: true as const }) }
      const { active } = now()
      // Before anything is drawn: what is asked for first is answered first.
      turn(neighbours.reach(place, next), () => {
        if (hasGoneFrom(now(), active)) return
        setPlace(next)
        send({ kind: 'select', id: listTabId })
        address.go(destinationOf(next), options)
      })
    },
  )
  const showReview = useStableCallback(() => {
    stay()
    address.go({ kind: 'review' })
  })
  const select = useStableCallback((id: string) => {
    send({ kind: 'select', id })
    follow()
  })
  const moved = useStableCallback((id: string, ref: MessageRef) => {
    send({ kind: 'moved', id, ref })
    follow({ replace: true })
  })
  const draftSaved = useStableCallback((id: string, ref: MessageRef) => {
    send({ kind: 'draftSaved', id, ref })
    if (now().active === id && !isReview) follow({ replace: true })
  })
  const handedOver = useStableCallback((id: string, outcome: Outcome) => {
    send({ kind: 'handedOver', id, outcome })
    // What was a draft is none any more.
    if (now().active === id && !isReview) follow({ replace: true })
  })
  const rename = useStableCallback(
    (id: string, subject: string) => void send({ kind: 'rename', id, subject }),
  )
  const folderRenamed = useStableCallback((from: FolderId, to: FolderId) => {
    stay()
    if (!isInFolder(place.folder, from)) return
    const renamed = { ...place, folder: `${to}${place.folder.slice(from.length)}` }
    setPlace(renamed)
    if (now().active === listTabId) address.go(destinationOf(renamed), { replace: true })
  })
  const folderDeleted = useStableCallback((folder: FolderId) => {
    stay()
    if (!isInFolder(place.folder, folder)) return
    setPlace({ folder: defaultFolder, page: 1 })
    if (now().active === listTabId) address.go(destinationOf({ folder: defaultFolder, page: 1 }))
  })
  const close = useClosing(tabs, guards, burning, () => follow())
  /** Of a composer that has nothing more to show; what came of its mail stays. */
  const composerClosed = useStableCallback((id: string) => {
    if (tabOf(now(), id)?.kind === 'compose') void close([id])
  })
  /** Back to the list, or on to a composer. */
  const leaveOutcome = useStableCallback((id: string, start?: ComposeStart, subject?: string) => {
    send({ kind: 'close', ids: [id] })
    if (start) startComposer(start, subject)
    else send({ kind: 'select', id: listTabId })
    follow()
  })

  return {
    ...tabs.state,
    place,
    canWrite,
    mayWrite,
    composers,
    isReview,
    showReview,
    neighbours,
    guards,
    burnQuestion: burning.question,
    compose,
    open,
    openResult,
    search,
    isDraft,
    step,
    turnTo,
    showList,
    warmList,
    select,
    moved,
    draftSaved,
    handedOver,
    composerClosed,
    leaveOutcome,
    rename,
    folderRenamed,
    folderDeleted,
    close,
  }
}

/** The destination of the shown tab; undefined for the list, and for a mail that was never saved or has left. */
function shownIn(state: TabState): Destination | undefined {
  const tab = tabOf(state, state.active)
  if (tab?.kind === 'search') return { kind: 'search', query: tab.query }
  const ref = tab?.kind === 'read' ? tab.ref : tab?.kind === 'compose' ? tab.draft : undefined
  return ref && { kind: 'message', ref }
}
