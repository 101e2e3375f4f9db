import type { MessageRef } from '@mailroom/core'
import type { Keeping } from '../session/sessionContext'

/** A mail system that takes longer does not keep the screen open; the journal has what was typed. */
const patienceMs = 5_000

/** Saves what is being written, once however many want it, and remembers where it lies. Never fails. */
export function keepDrafts(keeping: Keeping): Promise<void> {
  keeping.saving ??= saveAll(keeping).finally(() => {
    keeping.saving = undefined
  })
  return keeping.saving
}

async function saveAll(keeping: Keeping): Promise<void> {
  const saved = Promise.allSettled([...keeping.keepers].map((keep) => keep()))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const results = (await Promise.race([saved, late])) ?? []
  const drafts = results.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []))
  if (drafts.length > 0) keeping.drafts = drafts
}

/** Hands out the drafts that were kept, once. */
export function takeDrafts(keeping: Keeping): readonly MessageRef[] {
  const { drafts } = keeping
  keeping.drafts = []
  return drafts
}
