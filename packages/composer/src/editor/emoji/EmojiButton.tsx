import { EmojiIcon, fetchAhead, IconButton, LatePart, partOf, Popover } from '@mailroom/ui'
import { useState } from 'react'
import type { SayEditor } from '../editorStrings'
import type { RichText } from '../text/RichText'
import { insertText } from './insertText'

const load = () => import('./EmojiPicker')
const EmojiPicker = partOf(load, 'EmojiPicker')

/** Puts an emoji where the cursor is. */
export function EmojiButton({ te, text }: { te: SayEditor; text: RichText | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={te('emoji')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton size="small" label={te('emoji')} icon={<EmojiIcon />} onFocus={() => fetchAhead(load)} />
      }
    >
      <LatePart>
        <EmojiPicker
          onPick={(sign) => {
            setOpen(false)
            text?.apply((editor) => insertText(editor, sign))
          }}
        />
      </LatePart>
    </Popover>
  )
}
