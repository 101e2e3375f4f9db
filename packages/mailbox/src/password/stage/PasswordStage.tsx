import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { PasswordDemand } from '../PasswordDemand'
import { PasswordSettings } from '../PasswordSettings'

export interface PasswordStageProps extends SettingsStageProps {
  /** In place of the mailbox, and not on a page of settings. */
  isDemanded?: boolean
  onLeave?: () => void
}

/** Changing the password by itself: for stories and tests. */
export const PasswordStage = ({ isDemanded = false, onLeave = () => {}, ...props }: PasswordStageProps) => (
  <SettingsStage {...props}>
    {isDemanded ? <PasswordDemand onLeave={onLeave} /> : <PasswordSettings />}
  </SettingsStage>
)
