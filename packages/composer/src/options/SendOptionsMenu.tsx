import type { MailPriority } from '@mailroom/core'
import { useSendingRules } from '@mailroom/react'
import { IconButton, Menu, SettingsIcon, type MenuEntry } from '@mailroom/ui'
import type { DraftFields } from '../composer/draftFields'
import type { SayComposer } from '../composeStrings'

export interface SendOptionsMenuProps {
  t: SayComposer
  fields: DraftFields
  onChange: (values: Partial<DraftFields>) => void
}

const priorities: readonly MailPriority[] = ['high', 'normal', 'low']

/**
 * How urgent the mail is, whether a copy is kept, whether each recipient gets a mail of their own, and whether they are told by
 * SMS.
 *
 * @source CO-06, CO-13
 */
export function SendOptionsMenu({ t, fields, onChange }: SendOptionsMenuProps) {
  const rules = useSendingRules()
  const { priority = 'normal', keepsCopy = true, isSeparate = false, notifiesBySms = false } = fields
  const isUnusual = priority !== 'normal' || !keepsCopy || isSeparate || notifiesBySms
  const notice: MenuEntry = {
    kind: 'check',
    label: t('smsNotice'),
    checked: notifiesBySms,
    onCheckedChange: (checked) => onChange({ notifiesBySms: checked }),
  }
  const copies: readonly MenuEntry[] = [
    {
      kind: 'check',
      label: t('keepCopy'),
      checked: keepsCopy,
      onCheckedChange: (checked) => onChange({ keepsCopy: checked }),
    },
    {
      kind: 'check',
      label: t('separate'),
      checked: isSeparate,
      disabled: fields.seal !== undefined,
      onCheckedChange: (checked) => onChange({ isSeparate: checked }),
    },
  ]
  const more = [
    ...(rules?.decidesOnCopies === true ? copies : []),
    ...(rules?.notifiesBySms === true ? [notice] : []),
  ]
  return (
    <Menu
      trigger={<IconButton label={t('sendOptions')} icon={<SettingsIcon />} pressed={isUnusual} />}
      entries={() => [
        { kind: 'heading', id: 'priorities', label: t('priority') },
        {
          kind: 'choice',
          label: t('priority'),
          value: priority,
          options: priorities.map((value) => ({ value, label: t(`priority_${value}`) })),
          onValueChange: (value) => onChange({ priority: priorities.find((each) => each === value) }),
        },
        ...(more.length > 0 ? [{ kind: 'separator' } as const, ...more] : []),
      ]}
    />
  )
}
