import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { ClosingSettings } from '../ClosingSettings'
import { ProfileSettings } from '../ProfileSettings'

/** The reader's profile and the way to close the account, below each other: for stories and tests. */
export const ProfileStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <ProfileSettings />
    <ClosingSettings />
  </SettingsStage>
)
