import { ScreenLockDialog, useOfferedActs, type OfferedActs } from '@mailroom/mailbox'
import { useAdapter, useStableCallback } from '@mailroom/react'
import { isWrittenIn, LatePart, partOf } from '@mailroom/ui'
import { useEffect, useState } from 'react'

const windows = () => import('./paletteWindows')
const CommandPalette = partOf(windows, 'CommandPalette')
const ShortcutsDialog = partOf(windows, 'ShortcutsDialog')

type Shown = 'palette' | 'shortcuts' | 'lock'

const nothing: OfferedActs = { to: undefined, acts: [] }

/** What stands behind a key where nothing is written. */
const plainKeys = { '?': 'shortcuts', '/': 'search' } as const

/**
 * Opens the palette by Ctrl+K or ⌘K and the overview of keys by `?`, and goes to the search by `/`. The host owns its page, so the keys are heard
 * wherever focus is; components bind none of the page.
 *
 * @source SH-18
 */
export function PaletteWatch({ onSignOut }: { onSignOut: () => void }) {
  const { screenLock } = useAdapter()
  const [shown, show] = useState<Shown>()
  const [offered, setOffered] = useState<OfferedActs>(nothing)
  const offeredActs = useOfferedActs()
  const showPalette = async () => {
    // Whatever is the matter with them, the rest of the palette is there.
    setOffered(await offeredActs().catch(() => nothing))
    show('palette')
  }
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const wanted = shownBy(event)
    // A window that is open already comes first.
    if (!wanted || document.querySelector('[aria-modal="true"]')) return
    event.preventDefault()
    if (wanted === 'search') document.querySelector<HTMLElement>('[role=search] input')?.focus()
    else if (wanted === 'palette') void showPalette()
    else show(wanted)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])
  const close = () => show(undefined)
  return (
    <LatePart>
      {shown === 'palette' && (
        <CommandPalette
          onClose={close}
          offered={offered}
          onSignOut={onSignOut}
          onLock={screenLock && (() => show('lock'))}
          onShortcuts={() => show('shortcuts')}
        />
      )}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {shown === 'lock' && <ScreenLockDialog onClose={close} />}
    </LatePart>
  )
}

function shownBy(event: KeyboardEvent): Shown | 'search' | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette'
  return isCommand || isWrittenIn(event.target) ? undefined : plainKeys[event.key as keyof typeof plainKeys]
}
