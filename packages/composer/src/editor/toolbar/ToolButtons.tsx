import { IconButton } from '@mailroom/ui'
import type { ContentModelFormatState } from 'roosterjs'
import type { SayComposer } from '../../composeStrings'
import type { RichText } from '../text/RichText'
import type { Tool } from './tools'

interface ToolButtonsProps {
  t: SayComposer
  text: RichText | undefined
  tools: readonly Tool[]
  format: ContentModelFormatState
}

/** Buttons that act on the selection; those that are on at the cursor are pressed. */
export function ToolButtons({ t, text, tools, format }: ToolButtonsProps) {
  return tools.map(({ name, Icon, act, isOn, shortcut }) => (
    <IconButton
      key={name}
      size="small"
      label={t(name)}
      icon={<Icon />}
      shortcut={shortcut}
      pressed={isOn && isOn(format) === true}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => text?.apply(act)}
    />
  ))
}
