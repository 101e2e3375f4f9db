import * as Radix from '@radix-ui/react-dropdown-menu'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { usePortalContainer } from '../portal/PortalProvider'
import * as styles from './Menu.css'
import { MenuEntries } from './MenuEntries'
import type { MenuEntry, MenuLines } from './MenuEntry'
import { moveInMenu } from './moveInMenu'

export interface MenuPopupProps {
  entries: MenuLines
  align?: 'start' | 'end'
  side?: 'bottom' | 'top' | 'right'
  /** Id of the element that names the menu. */
  labelledBy?: string
  label?: string
  onOpenChange: (open: boolean) => void
}

/**
 * The open menu. `modal` is off because a modal Radix menu writes styles and `aria-hidden` into the page around us.
 */
export default function MenuPopup({ entries, ...rest }: MenuPopupProps) {
  const lines = useLines(entries, () => rest.onOpenChange(false))
  return lines && <OpenMenu entries={lines} {...rest} />
}

/** The lines as soon as they are there; the last ones while new ones are on their way. */
function useLines(entries: MenuLines, onFailure: () => void): readonly MenuEntry[] | undefined {
  const [come, setCome] = useState<readonly MenuEntry[]>()
  const fail = useRef(onFailure)
  useEffect(() => void (fail.current = onFailure))
  useEffect(() => {
    if (!isOnTheirWay(entries)) return
    let isWanted = true
    entries.then(
      (lines) => isWanted && setCome(lines),
      () => isWanted && fail.current(),
    )
    return () => {
      isWanted = false
    }
  }, [entries])
  return isOnTheirWay(entries) ? come : entries
}

const isOnTheirWay = (entries: MenuLines): entries is Promise<readonly MenuEntry[]> => 'then' in entries

interface OpenMenuProps extends Omit<MenuPopupProps, 'entries'> {
  entries: readonly MenuEntry[]
}

function OpenMenu({ entries, align, side, labelledBy, label, onOpenChange }: OpenMenuProps) {
  const container = usePortalContainer()
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const menu = content.current
    // The first line is ready for Enter, as in every menu of a system.
    requestAnimationFrame(() =>
      menu?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus(),
    )
  }, [])

  return (
    <Radix.Root open modal={false} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild aria-haspopup={undefined} aria-expanded={undefined} aria-controls={undefined}>
        <span className={styles.cover} aria-hidden />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={content}
          className={styles.menu}
          align={align ?? 'start'}
          side={side ?? 'bottom'}
          sideOffset={4}
          collisionPadding={8}
          loop
          aria-labelledby={label ? undefined : labelledBy}
          aria-label={label}
          onKeyDownCapture={(event: KeyboardEvent<HTMLElement>) => moveInMenu(event)}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The page's own context menu over ours would be two menus.
          onContextMenu={(event) => event.preventDefault()}
        >
          <MenuEntries entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
