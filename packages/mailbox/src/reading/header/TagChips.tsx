import type { Message } from '@mailroom/core'
import { useMessageActions, useTags, useTheme, useTranslation } from '@mailroom/react'
import { defaultTagColor, tagColors } from '@mailroom/theme'
import { Chip } from '@mailroom/ui'
import { useRights } from '../../rights/useRights'

/** The tags of an open mail, each of which can be taken off. @source RD-04 */
export function TagChips({ message: { ref, state } }: { message: Message }) {
  const { t } = useTranslation('reading')
  const { tags = [] } = useTags()
  const { setState } = useMessageActions()
  const { mayChange } = useRights()
  const { colorScheme } = useTheme()
  return state.tags.map((name) => {
    const color = tags.find((tag) => tag.name === name)?.color ?? defaultTagColor
    const { text, background } = tagColors(color, colorScheme)
    return (
      <Chip
        key={name}
        style={{ color: text, background }}
        removeLabel={mayChange ? t('removeTag', { tag: name }) : undefined}
        onRemove={() => void setState({ folder: ref.folder, uids: [ref.uid] }, { removeTags: [name] })}
      >
        {name}
      </Chip>
    )
  })
}
