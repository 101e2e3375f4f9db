import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { UndoSendSettings } from '../UndoSendSettings'

/** The choice how long a sent mail can be called back by itself: for stories and tests. */
export function UndoSendStage(props: SettingsStageProps) {
  return (
    <SettingsStage {...props}>
      <UndoSendSettings />
    </SettingsStage>
  )
}
