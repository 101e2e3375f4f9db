import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { WritingModeSettings } from '../WritingModeSettings'

/** The choice how new mails begin by itself: for stories and tests. */
export function WritingModeStage(props: SettingsStageProps) {
  return (
    <SettingsStage {...props}>
      <WritingModeSettings />
    </SettingsStage>
  )
}
