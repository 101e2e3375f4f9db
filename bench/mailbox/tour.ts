import { smallFolder } from '../mails'
import type { PlantedWords } from '../writeMaildir'
import type { Held, Tourist } from './Tourist'

/** What is timed on a tour, from the input to the frame painted after the result is there, in milliseconds. */
export type Step =
  | 'reload'
  | 'openFirst'
  | 'open'
  | 'neighbour'
  | 'jump'
  | 'next'
  | 'nextAhead'
  | 'folder'
  | 'back'
  | 'folderAgain'
  | 'searchSubject'
  | 'searchBody'
  | 'mark'
  | 'markAnswer'

/** What one tour came to. */
export interface Toured {
  readonly ms: Readonly<Partial<Record<Step, number>>>
  readonly neighbourFrames: number
  readonly markFrames: number
  readonly markRequests: number
  /** Tasks over 50 ms after the page had come to rest, in sum. */
  readonly longTasksMs: number
  readonly held: Held
}

/** Where a tour leads. */
export interface Route {
  /** Number of the tour; each opens other mails and searches for other words. */
  readonly round: number
  /** Page of 50 that is jumped to, counted from 1. */
  readonly page: number
  readonly words: PlantedWords
  /** Reading all texts takes a mail server ten seconds: not on every tour. */
  readonly hasBodySearch: boolean
}

/** Goes through the whole mailbox once. It begins with a reload, so the page knows nothing that it was not asked for. */
export async function tour(tourist: Tourist, route: Route): Promise<Toured> {
  const { ms: reload } = await tourist.reload()
  const reading = await read(tourist, route.round)
  const turning = await turn(tourist, route.page)
  const switching = await switchFolders(tourist)
  const searching = await search(tourist, route)
  await tourist.markUnread(false)
  const mark = await tourist.markUnread(true)
  const ms = { reload, ...reading.ms, ...turning, ...switching, ...searching }
  return {
    ms: { ...ms, mark: mark.ms, markAnswer: mark.answerMs },
    neighbourFrames: reading.frames,
    markFrames: mark.frames,
    markRequests: mark.requests,
    longTasksMs: await tourist.longTasksMs(),
    held: await tourist.held(),
  }
}

async function read(tourist: Tourist, round: number) {
  const { ms: openFirst } = await tourist.open(round + 20)
  await tourist.toList()
  await tourist.rest()
  const { ms: open } = await tourist.open(round + 2)
  await tourist.rest()
  const neighbour = await tourist.neighbour?.()
  await tourist.closeAll()
  await tourist.rest()
  return { ms: { openFirst, open, neighbour: neighbour?.ms }, frames: neighbour?.frames ?? 0 }
}

async function turn(tourist: Tourist, page: number) {
  const { ms: jump } = await tourist.jump(page)
  const { ms: next } = await tourist.next()
  await tourist.rest()
  const { ms: nextAhead } = await tourist.next()
  await tourist.rest()
  return { jump, next, nextAhead }
}

async function switchFolders(tourist: Tourist) {
  const { ms: folder } = await tourist.folder(smallFolder)
  await tourist.rest()
  const { ms: back } = await tourist.inbox()
  await tourist.rest()
  const { ms: folderAgain } = await tourist.folder(smallFolder)
  await tourist.rest()
  await tourist.inbox()
  await tourist.rest()
  return { folder, back, folderAgain }
}

async function search(tourist: Tourist, { round, words, hasBodySearch }: Route) {
  const wordOf = (all: readonly string[]) => all[round % all.length] ?? ''
  // The first search of a page fetches the code for it.
  await tourist.search('subject', words.subjects[(round + 1) % words.subjects.length] ?? '')
  await tourist.rest()
  await tourist.closeAll()
  await tourist.rest()
  const { ms: searchSubject } = await tourist.search('subject', wordOf(words.subjects))
  await tourist.rest()
  await tourist.closeAll()
  await tourist.rest()
  if (!hasBodySearch) return { searchSubject }
  const { ms: searchBody } = await tourist.search('body', wordOf(words.bodies))
  await tourist.rest()
  await tourist.closeAll()
  await tourist.rest()
  return { searchSubject, searchBody }
}
