import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { PasskeySettings } from '../PasskeySettings'

/** The page of passkeys by itself: for stories and tests. */
export const PasskeyStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <PasskeySettings />
  </SettingsStage>
)
