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

/** How urgent the mail is, whether a copy is kept, and whether each recipient gets a mail of their own. @source CO-06 */
export function SendOptionsMenu({ t, fields, onChange }: SendOptionsMenuProps) {
  const rules = useSendingRules()
  const { priority = 'normal', keepsCopy = true, isSeparate = false } = fields
  const isUnusual = priority !== 'normal' || !keepsCopy || isSeparate
  const copies: readonly MenuEntry[] = [
    { kind: 'separator' },
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
        ...(rules?.decidesOnCopies === true ? copies : []),
      ]}
    />
  )
}
