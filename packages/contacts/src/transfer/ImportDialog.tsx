import {
  contactFileKind,
  isCancelled,
  maxContactFileBytes,
  type ContactGroup,
  type ContactImportOutcome,
} from '@mailroom/core'
import { useContactActs, useErrorText } from '@mailroom/react'
import { Button, Dialog, Field, Progress, SegmentedControl, Select, useFileDrop } from '@mailroom/ui'
import { useEffect, useRef, useState } from 'react'
import type { SayContacts } from '../contactsStrings'
import { placeKind, type ContactPlace } from '../places/ContactPlace'
import * as styles from './ImportDialog.css'
import { ImportOutcome } from './ImportOutcome'

/** Endings that the browser offers. */
const accepted = '.xlsx,.xls,.csv,.vcf,.vcard,text/csv,text/vcard'

export interface ImportDialogProps {
  t: SayContacts
  groups: readonly ContactGroup[]
  place: ContactPlace
  onClose: () => void
}

/** How far it is. */
type State =
  | { readonly kind: 'choosing'; readonly fault?: string }
  | { readonly kind: 'running'; readonly name: string; readonly share: number | undefined }
  | { readonly kind: 'done'; readonly outcome: ContactImportOutcome }

/** Takes over the contacts of a file. @source CT-03 */
export function ImportDialog({ t, groups, place, onClose }: ImportDialogProps) {
  const { importFile } = useContactActs()
  const errorText = useErrorText()
  const [state, setState] = useState<State>({ kind: 'choosing' })
  const [onKnown, setOnKnown] = useState<'ignore' | 'overwrite'>('ignore')
  const kind = placeKind(place)
  const [group, setGroup] = useState(
    kind.kind === 'contacts' && kind.group !== 'none' ? String(kind.group ?? '') : '',
  )
  const picker = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const take = async ([file]: readonly File[]) => {
    if (!file || running.current) return
    const fault = !contactFileKind(file.name)
      ? t('fileUnknown')
      : file.size === 0
        ? t('fileEmpty')
        : file.size > maxContactFileBytes
          ? t('fileTooLarge', { megabytes: maxContactFileBytes / 1024 / 1024 })
          : undefined
    if (fault !== undefined) return setState({ kind: 'choosing', fault })
    const control = new AbortController()
    running.current = control
    setState({ kind: 'running', name: file.name, share: undefined })
    try {
      const outcome = await importFile(
        file,
        { onKnown, ...(group !== '' && { group: Number(group) }) },
        {
          signal: control.signal,
          onProgress: ({ doneBytes, totalBytes = file.size }) =>
            setState({ kind: 'running', name: file.name, share: doneBytes / Math.max(1, totalBytes) }),
        },
      )
      setState({ kind: 'done', outcome })
    } catch (error) {
      setState({ kind: 'choosing', ...(!isCancelled(error) && { fault: errorText(error) }) })
    } finally {
      running.current = undefined
    }
  }
  const { isOver, dropProps } = useFileDrop((files) => void take(files))
  const isRunning = state.kind === 'running'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('importTitle')}
      closeLabel={t('close')}
      initialFocus='[data-first="file"]'
      footer={
        isRunning ? (
          <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button>
        ) : (
          <Button variant={state.kind === 'done' ? 'primary' : 'secondary'} onClick={onClose}>
            {t('close')}
          </Button>
        )
      }
    >
      {state.kind === 'done' ? (
        <ImportOutcome {...{ t }} outcome={state.outcome} />
      ) : (
        <div className={styles.body}>
          <p className={styles.hint}>{t('importHint')}</p>
          <SegmentedControl
            label={t('onKnown')}
            segments={[
              { value: 'ignore', label: t('ignoreKnown'), disabled: isRunning },
              { value: 'overwrite', label: t('overwriteKnown'), disabled: isRunning },
            ]}
            value={onKnown}
            onValueChange={setOnKnown}
          />
          {groups.length > 0 && (
            <Field label={t('intoGroup')}>
              <Select
                value={group}
                disabled={isRunning}
                options={[
                  { value: '', label: t('noGroup') },
                  ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onValueChange={setGroup}
              />
            </Field>
          )}
          <div className={styles.drop} data-over={isOver || undefined} {...dropProps}>
            {state.kind === 'running' ? (
              <>
                <span className={styles.hint}>
                  {t(state.share === 1 ? 'takingOver' : 'uploading', { name: state.name })}
                </span>
                <Progress
                  label={t('importTitle')}
                  value={state.share === 1 ? undefined : state.share}
                  max={1}
                />
              </>
            ) : (
              <>
                <Button data-first="file" onClick={() => picker.current?.click()}>
                  {t('chooseFile')}
                </Button>
                <span className={styles.hint}>{t('dropFile')}</span>
              </>
            )}
            <input
              ref={picker}
              type="file"
              hidden
              accept={accepted}
              aria-label={t('chooseFile')}
              onChange={(event) => {
                void take([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </div>
          {state.kind === 'choosing' && state.fault && (
            <p role="alert" className={styles.fault}>
              {state.fault}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
