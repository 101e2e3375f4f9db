import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { TemplateSettings } from '../TemplateSettings'

/** The templates by themselves: for stories and tests. */
export const TemplateStage = (props: SettingsStageProps) => (
  <SettingsStage {...props}>
    <TemplateSettings />
  </SettingsStage>
)
