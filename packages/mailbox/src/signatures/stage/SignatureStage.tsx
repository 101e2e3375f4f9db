import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { SignatureSettings } from '../SignatureSettings'

/** The signatures by themselves: for stories and tests. */
export const SignatureStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <SignatureSettings />
  </SettingsStage>
)
