import { addressKey, maxSpelledOut, type Address, type RecipientGroup } from '@mailroom/core'
import { useErrorText, useGroups, useStableCallback } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { SayComposer } from '../composeStrings'

interface GroupOptions {
  readonly t: SayComposer
  /** Something is there or is being typed. */
  readonly isAsked: boolean
  readonly recipients: readonly Address[]
  readonly onChange: (recipients: readonly Address[]) => void
  /** The control that was pressed is gone: the field takes the focus. */
  readonly focus: () => void
}

/**
 * The departments and lists among the recipients: how many people they are, and these people instead of them.
 *
 * @source CO-03
 */
export function useGroupChips({ t, isAsked, recipients, onChange, focus }: GroupOptions) {
  const { groups, membersOf } = useGroups(isAsked)
  const toasts = useToasts()
  const errorText = useErrorText()
  const busy = useRef<string>(undefined)
  // The answer and the way back come later, when others may have been added.
  const latest = useRef({ recipients, onChange })
  useLayoutEffect(() => {
    latest.current = { recipients, onChange }
  })

  const spellOut = async (group: RecipientGroup) => {
    const key = addressKey(group)
    const name = nameOf(group)
    // Pressed twice, it is asked for once.
    if (busy.current === key) return
    busy.current = key
    try {
      const members = await membersOf(group.address)
      const before = latest.current.recipients
      const index = before.findIndex((each) => addressKey(each) === key)
      if (index < 0) return
      const known = new Set(before.map(addressKey))
      const added = members.filter((each) => !known.has(addressKey(each)))
      latest.current.onChange(before.toSpliced(index, 1, ...added))
      focus()
      toasts.show({
        message: t('groupSpelledOut', { name, count: members.length }),
        action: { label: t('undo'), onAction: () => putBack(group, before[index]!, index, added) },
      })
    } catch (error) {
      const what = t('groupNotSpelledOut', { name })
      const reason = errorText(error)
      toasts.show({
        message: reason === undefined ? what : t('failedBecause', { what, reason }),
        tone: 'danger',
        action: { label: t('retry'), onAction: () => void spellOut(group) },
      })
    } finally {
      busy.current = undefined
    }
  }

  /** The group again in the place of its people; who was added since stays. */
  const putBack = (group: RecipientGroup, chip: Address, index: number, added: readonly Address[]) => {
    const gone = new Set([...added, group].map(addressKey))
    const rest = latest.current.recipients.filter((each) => !gone.has(addressKey(each)))
    latest.current.onChange(rest.toSpliced(index, 0, chip))
  }

  const spellOutNow = useStableCallback((group: RecipientGroup) => void spellOut(group))

  return {
    /** The group that a recipient is. */
    groupOf: useCallback((key: string): RecipientGroup | undefined => groups.get(key), [groups]),
    spellOut: spellOutNow,
  }
}

/** A list without a name is called by its address. */
export const nameOf = ({ name, address }: RecipientGroup) => name || address

/** Nobody reads thousands of names. */
export const canSpellOut = ({ memberCount }: RecipientGroup): boolean =>
  memberCount > 0 && memberCount <= maxSpelledOut
