import { isEmailAddress } from '@mailroom/core'
import { Button, Field, IconButton, LinkIcon, Popover, TextInput } from '@mailroom/ui'
import { insertLink } from 'roosterjs'
import { useState, type FormEvent } from 'react'
import type { SayComposer } from '../../composeStrings'
import * as styles from './EditorToolbar.css'
import type { RichText } from '../text/RichText'

/** Makes a link of the selected words, or writes the address itself. */
export function LinkButton({ t, text }: { t: SayComposer; text: RichText | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<string>()

  const insert = (event: FormEvent) => {
    event.preventDefault()
    const link = linkOf(address)
    if (!link) return setFault(t('linkInvalid'))
    setOpen(false)
    setAddress('')
    text?.apply((editor) => insertLink(editor, link))
  }

  return (
    <Popover
      label={t('link')}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        setFault(undefined)
      }}
      trigger={<IconButton size="small" label={t('link')} icon={<LinkIcon />} />}
    >
      <form className={styles.linkForm} onSubmit={insert}>
        <Field label={t('linkAddress')} error={fault}>
          <TextInput
            value={address}
            inputMode="url"
            autoFocus
            onChange={(event) => {
              setAddress(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="primary">
          {t('linkInsert')}
        </Button>
      </form>
    </Popover>
  )
}

/** A web or mail address as a link; undefined for anything else, `javascript:` above all. */
function linkOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isEmailAddress(text)) return `mailto:${text}`
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  if (protocol === 'mailto:') return address
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.') ? address : undefined
}
