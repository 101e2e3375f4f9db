import type { StateChange, Tag } from '@mailroom/core'
import type { MenuEntry } from '@mailroom/ui'
import { TagMark } from '../marks/ColorMarks'

/** What the lines of a tag menu say. */
export interface TagWords {
  readonly newTag: string
  readonly clearTags: string
  readonly manageTags: string
}

/** What the entries about tags are made from. */
export interface TagEntriesParts {
  readonly tags: readonly Tag[]
  /** For each mail that is meant, the names of its tags. */
  readonly tagged: readonly (readonly string[])[]
  readonly words: TagWords
  readonly onMark: (change: StateChange) => void
  readonly onNewTag: () => void
  readonly onManageTags: () => void
}

/** The picker of tags: each on, off or on some of the mails; a new one; none of them. @source ML-16 */
export function tagEntries(parts: TagEntriesParts): readonly MenuEntry[] {
  const { tags, tagged, words, onMark, onNewTag, onManageTags } = parts
  return [
    ...tags.map(({ id, name, color }): MenuEntry => ({
      kind: 'check',
      id: `tag ${id}`,
      label: name,
      icon: <TagMark color={color} />,
      checked: isOn(name, tagged),
      onCheckedChange: (checked) => onMark(checked ? { addTags: [name] } : { removeTags: [name] }),
    })),
    ...(tags.length > 0 ? [{ kind: 'separator', id: 'acts' } as const] : []),
    { id: 'new', label: words.newTag, onSelect: onNewTag },
    {
      id: 'clear',
      label: words.clearTags,
      disabled: tagged.every((names) => names.length === 0),
      onSelect: () => onMark({ removeTags: 'all' }),
    },
    { id: 'manage', label: words.manageTags, disabled: tags.length === 0, onSelect: onManageTags },
  ]
}

function isOn(name: string, tagged: TagEntriesParts['tagged']): boolean | 'mixed' {
  const count = tagged.filter((names) => names.includes(name)).length
  return count === 0 ? false : count === tagged.length || 'mixed'
}
