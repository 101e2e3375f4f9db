import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { OpenSessionSettings } from '../OpenSessionSettings'

/** Where the reader is signed in, by itself: for stories. */
export const OpenSessionStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <OpenSessionSettings />
  </SettingsStage>
)
