import { addressKey, isEmailAddress, type Address } from '@mailroom/core'
import { ChevronDownIcon, IconButton, UsersIcon, type ChipItem } from '@mailroom/ui'
import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './lines.css'
import type { useChipDrag } from './useChipDrag'
import { canSpellOut, nameOf, type useGroupChips } from './useGroupChips'

interface RecipientChipsOptions {
  readonly t: SayComposer
  readonly recipients: readonly Address[]
  readonly groups: Pick<ReturnType<typeof useGroupChips>, 'groupOf' | 'spellOut'>
  readonly drag: Pick<ReturnType<typeof useChipDrag>, 'chipProps' | 'dragged'>
  /** Stays the same. */
  readonly onEdit: (person: Address) => void
}

/** The recipients as chips, drawn again when something about them changes and not for each letter. @source CO-03 */
export function useRecipientChips({ t, recipients, groups, drag, onEdit }: RecipientChipsOptions) {
  // Hundreds that come at once are drawn in pieces, so that the page answers meanwhile.
  const shown = useDeferredValue(recipients)
  const byKey = useMemo(() => new Map(shown.map((each) => [addressKey(each), each])), [shown])
  const { groupOf, spellOut } = groups
  const { chipProps, dragged } = drag
  const items = useMemo(
    () =>
      Array.from(byKey, ([id, each]): ChipItem => {
        const group = groupOf(id)
        const name = each.name || each.address
        return {
          id,
          label: group ? t('groupChip', { name, count: group.memberCount }) : name,
          leading: group && <UsersIcon />,
          status: isEmailAddress(each.address) ? 'plain' : 'invalid',
        }
      }),
    [byKey, groupOf, t],
  )
  const removeLabel = useCallback(({ label: name }: ChipItem) => t('removeRecipient', { name }), [t])
  const renderChip = useCallback(
    (item: ChipItem, chip: ReactNode) => {
      const person = byKey.get(item.id)
      if (!person) return chip
      const group = groupOf(item.id)
      return (
        <span
          key={item.id}
          className={styles.chip}
          title={item.status === 'invalid' ? t('invalidRecipient', { text: item.label }) : person.address}
          data-dragged={dragged === person || undefined}
          {...chipProps(person)}
          onDoubleClick={() => onEdit(person)}
        >
          {chip}
          {group && canSpellOut(group) && (
            <IconButton
              size="small"
              label={t('spellOut', { name: nameOf(group), count: group.memberCount })}
              icon={<ChevronDownIcon />}
              onClick={() => spellOut(group)}
            />
          )}
        </span>
      )
    },
    [byKey, groupOf, spellOut, chipProps, dragged, onEdit, t],
  )

  return { items, removeLabel, renderChip }
}
