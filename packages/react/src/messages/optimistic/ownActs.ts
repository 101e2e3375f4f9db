import type { MailCache } from '../../data/MailCache'
import { randomId } from '../../ids/randomId'

/** More than these are not under way at once, and news of an act come soon or never. */
const maxActs = 200

const acts = new WeakMap<MailCache, Set<string>>()

/**
 * Names an act that the cache shows whole already: news of it are no reason to ask anew.
 *
 * @source SH-11
 */
export function beginAct(cache: MailCache): string {
  const act = randomId()
  const known = acts.get(cache) ?? new Set()
  acts.set(cache, known.add(act))
  if (known.size > maxActs) known.delete(known.values().next().value!)
  return act
}

/** An act that may not have happened: what comes of it is news. */
export const forgetAct = (cache: MailCache, act: string): void => void acts.get(cache)?.delete(act)

/** True for news of what was done here. */
export const isOwnAct = (cache: MailCache, act: string | undefined): boolean =>
  act !== undefined && acts.get(cache)?.has(act) === true
