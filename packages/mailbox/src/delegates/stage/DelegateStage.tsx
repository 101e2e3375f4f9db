import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { DelegateSettings } from '../DelegateSettings'

/** The page of delegates by itself: for stories and tests. */
export const DelegateStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <DelegateSettings />
  </SettingsStage>
)
