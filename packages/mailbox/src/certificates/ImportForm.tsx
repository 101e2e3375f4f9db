import { formatSize, isMailroomError, maxCertificateFileBytes } from '@mailroom/core'
import { useCertificates, useErrorText, useStrings } from '@mailroom/react'
import { Button, Field, FileName, PasswordInput, useFieldControl, useFileDrop, useToasts } from '@mailroom/ui'
import { useRef, useState, type FormEvent, type Ref } from 'react'
import * as styles from './CertificateSettings.css'
import { certificateStrings, type SayCertificate } from './certificateStrings'

/** What is wrong, by field. */
interface Faults {
  readonly file?: string
  readonly password?: string
}

/** Takes a certificate file and its password. A failure keeps what was chosen and typed. */
export function ImportForm() {
  const { t } = useStrings(certificateStrings)
  const { importFile } = useCertificates()
  const errorText = useErrorText()
  const toasts = useToasts()
  const [file, setFile] = useState<File>()
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const picker = useRef<HTMLButtonElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > maxCertificateFileBytes
    setFile(chosen)
    setFaults(isTooLarge ? { file: t('fileTooLarge', { limit: formatSize(maxCertificateFileBytes) }) } : {})
    if (!isTooLarge) passwordInput.current?.focus()
  }
  const blame = (found: Faults) => {
    setFaults(found)
    const first = found.file === undefined ? passwordInput : picker
    first.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (file === undefined) return blame({ file: t('fileRequired') })
    if (faults.file !== undefined) return blame(faults)
    setBusy(true)
    try {
      const imported = await importFile(file, password)
      toasts.show({ message: t('imported', { count: imported.length }) })
      setFile(undefined)
      setPassword('')
      setFaults({})
    } catch (error) {
      const reason = errorText(error)
      const isOfPassword = isMailroomError(error) && error.details.fields?.password !== undefined
      const isTooLong = isOfPassword && error.details.fields?.password?.length === 0
      blame(isOfPassword ? { password: isTooLong ? t('passwordTooLong') : reason } : { file: reason })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} aria-label={t('import')} onSubmit={(event) => void submit(event)}>
      <h3 className={styles.title}>{t('import')}</h3>
      <p className={styles.hint}>{t('importHint')}</p>
      <Field label={t('file')} error={faults.file} required>
        <FilePicker t={t} file={file} onFile={choose} buttonRef={picker} />
      </Field>
      <Field label={t('password')} hint={t('passwordHint')} error={faults.password}>
        <PasswordInput
          ref={passwordInput}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          name="certificate-password"
          autoComplete="off"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setFaults({ file: faults.file })
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('importDo')}
        </Button>
      </div>
    </form>
  )
}

interface FilePickerProps {
  t: SayCertificate
  file: File | undefined
  onFile: (file: File) => void
  buttonRef: Ref<HTMLButtonElement>
}

/** A file by choosing or dropping it. */
function FilePicker({ t, file, onFile, buttonRef }: FilePickerProps) {
  const field = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]) => {
    if (files[0]) onFile(files[0])
  }
  const { isOver, dropProps } = useFileDrop(take)
  return (
    <div className={styles.drop} data-over={isOver || undefined} {...dropProps}>
      <Button
        ref={buttonRef}
        id={field.id}
        aria-describedby={field['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        {t('chooseFile')}
      </Button>
      <span className={styles.fileName}>{file ? <FileName name={file.name} /> : t('noFile')}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".p12,.pfx,application/x-pkcs12"
        aria-label={t('file')}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
