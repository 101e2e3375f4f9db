import { type KeptAnswers, useOfflineReading, useSession } from '@mailroom/react'
import { useEffect, useState } from 'react'
import { canReadOffline, useOfflineChoice } from './offlineChoice'
import { keptHere } from './openKept'

/**
 * Keeps what was read, and the pages to read it in, where the organisation and the reader want that. What was kept goes as
 * soon as one of them does not.
 *
 * @source SH-20
 */
export function OfflineReading() {
  const { session } = useSession()
  const isChosen = useOfflineChoice()
  if (!session || !canReadOffline()) return null
  const isOn = isChosen && session.features.offlineReading
  return <Keeping key={`${isOn}`} isOn={isOn} />
}

function Keeping({ isOn }: { isOn: boolean }) {
  const [kept] = useState(keptHere)
  useOfflineReading(isOn ? kept : undefined)
  useEffect(() => {
    const done = isOn ? keepPages() : forget(kept)
    // Without it, everything is read with a connection.
    done.catch(() => undefined)
  }, [isOn, kept])
  return null
}

/** Nothing is kept behind the lock of the screen. @source LK-03 */
export function NothingKept() {
  const [kept] = useState(keptHere)
  useEffect(() => {
    if (canReadOffline()) void kept.clear().catch(() => undefined)
  }, [kept])
  return null
}

const worker = '/offline.js'

/** What was kept goes, and with it the program that keeps the pages; others of the same origin stay. */
async function forget(kept: KeptAnswers): Promise<void> {
  await kept.clear()
  const registration = await navigator.serviceWorker.getRegistration('/')
  const isOurs = registration?.active?.scriptURL === new URL(worker, location.origin).href
  if (isOurs) await registration.unregister()
}

/** The files of the page came before there was somebody who could keep them. */
async function keepPages(): Promise<void> {
  if (!import.meta.env.PROD) return
  await navigator.serviceWorker.register(worker)
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  active?.postMessage(files)
}
