import { setTimeout as pause } from 'node:timers/promises'
import { isMailroomError, type MailroomAdapter } from '@mailroom/core'
import { expect } from 'vitest'
import { notOnce } from './expectExactlyOnce'
import { placesOf } from './countMails'
import type { StruckSystem } from './StruckSystem'
import { letterId } from './testLetter'

/** Between two tries of somebody who sees that it did not work. */
const retryMs = 50
/** Mails of one page of a list. */
const pageSize = 100
/** Mails that are emptied at one blow; the embedded store takes more than one step for them. */
const emptiedAtOnce = 120

/** How much is done. */
export interface TagAndEmptyPlan {
  /** Blows, one half while tags are put on and taken off, the other while the trash is emptied. */
  readonly count: number
  /** Mails that are tagged. */
  readonly taggedCount: number
}

/** A mail of a list. */
interface Listed {
  readonly uid: number
  readonly tags: string
}

/**
 * Puts tags on many mails and takes them off, and empties the trash, while the system is struck in the middle and the same is
 * asked for again, as a person does. After each blow a mail is as before or as asked for, and after the next try all are as
 * asked for; at the end each mail lies past the gateway exactly once, with its tags, and what was emptied nowhere.
 *
 * @returns how many of the blows fell before an answer was there, and how many mails are left
 * @source R3
 */
export async function tagAndEmptyRun(
  system: StruckSystem,
  { count, taggedCount }: TagAndEmptyPlan,
  random: () => number,
): Promise<{ readonly hits: number; readonly keptCount: number }> {
  const tagRounds = Math.ceil(count / 2)
  const emptyRounds = count - tagRounds
  const named = (word: string, length: number) => Array.from({ length }, (_, at) => `${word} ${at}`)
  const tagged = named('tagged', taggedCount)
  const stock = named('stock', (emptyRounds + 2) * emptiedAtOnce)
  await system.fill('INBOX', tagged)
  await system.fill('Stock', stock)
  await system.serve()
  const page = await system.page()
  const tag = await insist(() => page.tags!.create({ name: 'Struck', color: '#d92d2d' }))
  let hits = 0

  /**
   * Begins it, strikes somewhere in the usual time of it, and looks; then does it again until it is done. Without a usual time it is
   * only done.
   *
   * @returns how long it took, ms
   */
  async function struck(
    work: () => Promise<unknown>,
    usualMs: number | undefined,
    look: () => Promise<void>,
  ): Promise<number> {
    const start = performance.now()
    if (usualMs === undefined) {
      await insist(work)
      return performance.now() - start
    }
    const first = work().then(
      () => true,
      (error: unknown) => expectClear(error),
    )
    await pause(random() * usualMs)
    const isDone = Promise.race([first, Promise.resolve(undefined)])
    if ((await isDone) === undefined) hits += 1
    await system.strike(random())
    await first
    await look()
    await insist(work)
    return performance.now() - start
  }

  const expected = new Map(tagged.map((subject) => [subject, '']))
  const tagging = async (wanted: boolean, subjects: readonly string[], usualMs?: number) => {
    const before = await listAll(page, 'INBOX')
    const uids = subjects.map((subject) => before.get(subject)!.uid)
    const change = wanted ? { addTags: [tag.name] } : { removeTags: [tag.name] }
    const work = () => page.messages.setState({ folder: 'INBOX', uids }, change)
    const chosen = new Set(subjects)
    const look = async () => {
      const now = await listAll(page, 'INBOX')
      expect([...now.keys()].toSorted()).toEqual(tagged.toSorted())
      const wrong = [...now].filter(
        ([subject, { tags }]) =>
          tags !== expected.get(subject) && !(chosen.has(subject) && tags === (wanted ? tag.name : '')),
      )
      expect(wrong).toEqual([])
    }
    const tookMs = await struck(work, usualMs, look)
    for (const subject of subjects) expected.set(subject, wanted ? tag.name : '')
    const after = await listAll(page, 'INBOX')
    expect(new Map([...after].map(([subject, { tags }]) => [subject, tags]))).toEqual(expected)
    return tookMs
  }
  const half = () => tagged.filter(() => random() < 0.5)
  const usualTagMs = await tagging(true, tagged)
  for (let round = 0; round < tagRounds; round += 1) await tagging(round % 2 === 1, half(), usualTagMs)

  const left = new Set(stock)
  const emptying = async (usualMs?: number) => {
    const batch = [...left].slice(0, emptiedAtOnce)
    const uids = await listAll(page, 'Stock')
    const selection = { folder: 'Stock', uids: batch.map((subject) => uids.get(subject)!.uid) }
    await insist(() => page.messages.move(selection, 'Trash'))
    for (const subject of batch) left.delete(subject)
    const work = () => page.folders.empty('Trash')
    const look = async () => {
      const trash = await listAll(page, 'Trash')
      expect([...trash.keys()].filter((subject) => !batch.includes(subject))).toEqual([])
    }
    const tookMs = await struck(work, usualMs, look)
    expect((await listAll(page, 'Trash')).size).toBe(0)
    expect(new Set((await listAll(page, 'Stock')).keys())).toEqual(left)
    return tookMs
  }
  const usualEmptyMs = await emptying()
  for (let round = 0; round < emptyRounds; round += 1) await emptying(usualEmptyMs)

  expect(await system.end()).toBe(0)
  const mails = await system.mails()
  const kept = [...tagged, ...left].map(letterId)
  expect(notOnce(placesOf(mails), kept)).toEqual([])
  expect(mails.map(({ messageId }) => messageId).filter((id) => !kept.includes(id))).toEqual([])
  const withTag = mails.filter(({ tags }) => tags.join() === tag.id).map(({ messageId }) => messageId)
  const asked = tagged.filter((subject) => expected.get(subject) !== '').map(letterId)
  expect(withTag.toSorted()).toEqual(asked.toSorted())
  return { hits, keptCount: mails.length }
}

/** Again until it is done. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      expectClear(error)
      await pause(retryMs)
    }
  }
}

/** Whoever was turned away was told so in words that a page understands. */
function expectClear(error: unknown): false {
  if (!isMailroomError(error) || !/^(?:offline|server)$/.test(error.kind)) throw error
  return false
}

/** The mails of a folder by subject. */
async function listAll(page: MailroomAdapter, folder: string): Promise<ReadonlyMap<string, Listed>> {
  const found = new Map<string, Listed>()
  for (let total = 1, offset = 0; offset < total; offset += pageSize) {
    const { messages, totalCount } = await insist(() =>
      page.messages.list({ folder, offset, limit: pageSize }),
    )
    total = totalCount
    for (const { ref, subject, state } of messages)
      found.set(subject, { uid: ref.uid, tags: state.tags.join() })
  }
  return found
}
