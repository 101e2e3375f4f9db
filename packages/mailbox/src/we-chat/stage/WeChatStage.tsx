import { readSignOnArrival, type SignOnArrival } from '@mailroom/core'
import { useState } from 'react'
import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { WeChatSettings } from '../WeChatSettings'

/** The page about WeChat by itself, with a WeChat that sends people straight back: for stories and tests. */
export function WeChatStage(props: SettingsStageProps) {
  const [arrival, setArrival] = useState<SignOnArrival>()
  return (
    <SettingsStage {...props}>
      <WeChatSettings
        arrival={arrival}
        onLeave={(url) => setArrival(readSignOnArrival(url.slice(url.indexOf('?'))))}
      />
    </SettingsStage>
  )
}
