import { defaultBurnDays, type DraftSeal } from '@mailroom/core'
import { useSession } from '@mailroom/react'
import { IconButton, LockIcon, Menu, type MenuEntry } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import { localDay } from './localDay'

export interface SealMenuProps {
  t: SayComposer
  seal: DraftSeal | undefined
  /** Each recipient gets a mail of their own: such mails have no seal. */
  isSeparate: boolean
  /** A mail that waits for its time has no protection. */
  isDisabled: boolean
  onChange: (seal: DraftSeal | undefined) => void
}

/** How the mail is protected: one way at a time, or not at all. Nothing where neither way is offered. @source CO-06 */
export function SealMenu({ t, seal, isSeparate, isDisabled, onChange }: SealMenuProps) {
  const { session } = useSession()
  const { burn = false, mailPassword = false } = session?.features ?? {}
  if (!burn && !mailPassword) return null
  const way = (label: string, made: () => DraftSeal): MenuEntry => {
    const isOn = seal?.kind === made().kind
    return {
      kind: 'check',
      label,
      checked: isOn,
      disabled: (seal !== undefined || isSeparate) && !isOn,
      onCheckedChange: (checked) => onChange(checked ? made() : undefined),
    }
  }
  return (
    <Menu
      trigger={
        <IconButton
          label={t('protection')}
          icon={<LockIcon />}
          pressed={seal !== undefined}
          disabled={isDisabled}
        />
      }
      entries={() => [
        ...(burn ? [way(t('burn'), newBurn)] : []),
        ...(mailPassword ? [way(t('passwordMail'), newPassword)] : []),
      ]}
    />
  )
}

const newPassword = (): DraftSeal => ({ kind: 'password', password: '' })

function newBurn(): DraftSeal {
  const day = new Date()
  return { kind: 'burn', readLimit: 1, burnDay: localDay(day.setDate(day.getDate() + defaultBurnDays)) }
}
