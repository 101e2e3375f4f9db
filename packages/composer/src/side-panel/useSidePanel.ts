import { useAdapter, useSettings } from '@mailroom/react'
import { useCallback, useRef, useState } from 'react'

/** From this width on there is room for it beside the mail, in px. As in `SidePanel.css.ts`. */
const roomyPx = 760

/** How wide it is, in px. */
const widthPx = 304

/** The panel beside a mail, and where it stands. */
export interface SidePanelState {
  readonly isOpen: boolean
  /** Opened by hand, and not because it was open the last time. */
  readonly isAskedFor: boolean
  turn(isOpen: boolean): void
  /** Takes the button that opens it. */
  readonly onButton: (element: HTMLButtonElement | null) => void
}

interface WithComposer {
  /** Takes the element of the composer. */
  readonly onComposer: (element: HTMLElement | null) => void
}

/**
 * Whether the panel beside a mail is open. Where there is room for it, it opens as it was left the last time.
 *
 * @source CO-18
 */
export function useSidePanel(): SidePanelState & WithComposer {
  const { settings: port } = useAdapter()
  const { settings, save } = useSettings()
  const composer = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<boolean>()
  const [startsRoomy, setStartsRoomy] = useState(false)
  const onComposer = useCallback((element: HTMLElement | null) => {
    composer.current = element
    if (element) setStartsRoomy(isRoomy(element))
  }, [])
  const onButton = useCallback((element: HTMLButtonElement | null) => {
    button.current = element
  }, [])
  const remember = (isOpen: boolean) => {
    if (!port || !settings) return
    const { compose: _before, ...sizes } = settings.sizes
    void save({ sizes: isOpen ? { ...sizes, compose: widthPx } : sizes })
  }
  return {
    isOpen: chosen ?? (startsRoomy && settings?.sizes.compose !== undefined),
    isAskedFor: chosen === true,
    turn(isOpen) {
      setChosen(isOpen)
      if (composer.current && isRoomy(composer.current)) remember(isOpen)
      if (!isOpen) button.current?.focus()
    },
    onComposer,
    onButton,
  }
}

const isRoomy = ({ clientWidth }: HTMLElement) => clientWidth >= roomyPx
