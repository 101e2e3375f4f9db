import { IconButton, Menu, SignatureIcon } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import type { KnownSignature } from './useKnownSignatures'

export interface SignatureMenuProps {
  t: SayComposer
  signatures: readonly KnownSignature[]
  /** What stands in the mail now. */
  shown: () => string | undefined
  /** Undefined for none. */
  onChoose: (html: string | undefined) => void
}

const none = ''

/** Changes the signature of a mail; nothing where its writer has none. @source CO-05 */
export function SignatureMenu({ t, signatures, shown, onChoose }: SignatureMenuProps) {
  if (signatures.length === 0) return null
  return (
    <Menu
      trigger={<IconButton label={t('signature')} icon={<SignatureIcon />} />}
      entries={() => {
        const now = shown()
        return [
          {
            kind: 'choice',
            label: t('signature'),
            value: now === undefined ? none : (signatures.find(({ text }) => text === now)?.id ?? 'own'),
            options: [
              { value: none, label: t('noSignature') },
              ...signatures.map(({ id, title }) => ({ value: id, label: title })),
            ],
            onValueChange: (id) => onChoose(signatures.find((each) => each.id === id)?.html),
          },
        ]
      }}
    />
  )
}
