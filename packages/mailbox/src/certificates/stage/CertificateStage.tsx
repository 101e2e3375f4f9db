import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { CertificateSettings } from '../CertificateSettings'

/** The page of certificates by itself: for stories and tests. */
export const CertificateStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <CertificateSettings />
  </SettingsStage>
)
