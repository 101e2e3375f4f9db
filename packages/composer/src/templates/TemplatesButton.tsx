import { useAdapter } from '@mailroom/react'
import { FileTextIcon, IconButton, LatePart } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { TemplatesDialog } from './lazyTemplatesDialog'
import type { TemplateTarget } from './TemplateTarget'

export interface TemplatesButtonProps {
  t: SayComposer
  target: TemplateTarget
}

/** Opens the templates; nothing where the mail system keeps none. @source CO-05 */
export function TemplatesButton({ t, target }: TemplatesButtonProps) {
  const { templates } = useAdapter()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!templates) return null
  return (
    <>
      <IconButton
        label={t('templates')}
        icon={<FileTextIcon />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <LatePart>
          <TemplatesDialog isOpen={isOpen} onClose={() => setOpen(false)} target={target} />
        </LatePart>
      )}
    </>
  )
}
