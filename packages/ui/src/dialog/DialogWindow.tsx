import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { IconButton } from '../button/IconButton'
import { tabbableIn } from '../focus/tabbable'
import { turnTabAround } from '../focus/turnTabAround'
import { CloseIcon } from '../icons/actionsIcons'
import { usePortalContainer } from '../portal/PortalProvider'
import * as styles from './Dialog.css'
import type { DialogProps } from './Dialog'
import { useInertBehind } from './useInertBehind'

/** The window itself; its code comes when the first dialog opens. */
export default function DialogWindow(props: DialogProps) {
  const {
    onOpenChange,
    title,
    description,
    closeLabel,
    size = 'medium',
    footer,
    kind = 'dialog',
    children,
  } = props
  const container = usePortalContainer()
  const ground = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const body = useRef<HTMLDivElement>(null)
  useInertBehind(ground)

  return (
    <Radix.Root open modal={false} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <div
          ref={ground}
          className={styles.ground}
          // A press that begins on the ground closes; a selection of text that ends there does not.
          onPointerDown={(event) => {
            pressed.current = event.target === event.currentTarget
          }}
          onClick={(event) => {
            if (kind === 'dialog' && pressed.current && event.target === event.currentTarget)
              onOpenChange(false)
          }}
        >
          <Radix.Content
            className={styles.window}
            data-size={size}
            data-fills={props.fillsNarrow || undefined}
            role={kind === 'alert' ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            tabIndex={-1}
            onKeyDown={turnTabAround}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              firstStop(event.currentTarget as HTMLElement, body.current, props.initialFocus).focus()
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => event.preventDefault()}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              <div className={styles.headings}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {description && (
                  <Radix.Description className={styles.description} asChild>
                    <div>{description}</div>
                  </Radix.Description>
                )}
              </div>
              {kind === 'dialog' && (
                <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => onOpenChange(false)} />
              )}
            </header>
            {children && (
              <div ref={body} className={styles.body}>
                {children}
              </div>
            )}
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function firstStop(window: HTMLElement, body: HTMLElement | null, wanted: string | undefined): HTMLElement {
  const asked = wanted ? window.querySelector<HTMLElement>(wanted) : null
  if (asked) return asked
  const [first] = body ? tabbableIn(body) : []
  return first ?? tabbableIn(window).at(-1) ?? window
}
