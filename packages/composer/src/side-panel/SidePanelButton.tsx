import { IconButton, PanelIcon } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import type { SidePanelState } from './useSidePanel'

export interface SidePanelButtonProps {
  t: SayComposer
  panel: SidePanelState
}

/** Opens and closes the panel beside the mail. @source CO-18 */
export function SidePanelButton({ t, panel }: SidePanelButtonProps) {
  const { isOpen, turn, onButton } = panel
  return (
    <IconButton
      ref={onButton}
      label={t('sidePanel')}
      icon={<PanelIcon />}
      aria-expanded={isOpen}
      onClick={() => turn(!isOpen)}
    />
  )
}
