import type { SenderList } from '@mailroom/core'
import { useState } from 'react'
import { SettingsStage, type SettingsStageProps } from '../../settings-page/stage/SettingsStage'
import { SenderListSettings } from '../SenderListSettings'

export interface SenderListStageProps extends SettingsStageProps {
  /** Shown at first. @default 'refused' */
  list?: SenderList
}

/** The lists of senders by themselves: for stories and tests. */
export function SenderListStage({ list: first = 'refused', ...props }: SenderListStageProps) {
  const [list, setList] = useState(first)
  return (
    <SettingsStage {...props}>
      <SenderListSettings list={list} onListChange={setList} />
    </SettingsStage>
  )
}
