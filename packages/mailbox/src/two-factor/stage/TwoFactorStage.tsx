import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { TwoFactorSettings } from '../TwoFactorSettings'

/** The page of the second step by itself: for stories and tests. */
export const TwoFactorStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <TwoFactorSettings />
  </SettingsStage>
)
