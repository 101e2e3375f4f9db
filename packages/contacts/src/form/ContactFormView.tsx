import { maxMoreAddresses, type ContactGroup, type PostalAddress } from '@mailroom/core'
import { Button, Checkbox, Field, IconButton, PlusIcon, TextArea, TextInput, TrashIcon } from '@mailroom/ui'
import { useId, type ReactNode } from 'react'
import type { SayContacts } from '../contactsStrings'
import * as styles from './ContactForm.css'
import type { LineField } from './contactFields'
import type { ContactForm } from './useContactForm'

export interface ContactFormViewProps {
  t: SayContacts
  form: ContactForm
  groups: readonly ContactGroup[]
  /** By which a button outside submits it. */
  formId: string
}

/** The fields of a contact, by what they are about. @source CT-02, 2nd text 3 */
export function ContactFormView({ t, form, groups, formId }: ContactFormViewProps) {
  const { fields, change, leave, faultOf } = form
  const line = (field: LineField, more: LineOptions = {}) => (
    <Field key={field} label={t(field)} error={faultOf(field)} required={more.required} hint={more.hint}>
      <TextInput
        {...more.input}
        value={fields[field]}
        autoComplete="off"
        onChange={(event) => change({ [field]: event.target.value })}
        onBlur={() => leave(field)}
      />
    </Field>
  )
  return (
    <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
      {form.failure && (
        <p role="alert" className={styles.failure}>
          {form.failure}
        </p>
      )}
      <div className={styles.pairs}>
        {line('name')}
        {line('address', { required: true, input: { type: 'email', inputMode: 'email' } })}
        {line('mobile', { input: { type: 'tel' } })}
        {line('company')}
      </div>
      <MoreAddresses {...{ t, form }} />
      {groups.length > 0 && (
        <Group title={t('groups')}>
          <div className={styles.choices}>
            {groups.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={fields.groups.includes(id)}
                onCheckedChange={(isIn) =>
                  change({
                    groups: isIn ? [...fields.groups, id] : fields.groups.filter((each) => each !== id),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </Group>
      )}
      <Group title={t('work')}>
        <div className={styles.pairs}>
          {line('department')}
          {line('jobTitle')}
          {line('workPhone', { input: { type: 'tel' } })}
          {line('fax', { input: { type: 'tel' } })}
        </div>
        <Place
          {...{ t }}
          label={t('workAddress')}
          value={fields.workAddress}
          error={faultOf('workAddress')}
          onChange={(workAddress) => change({ workAddress })}
        />
      </Group>
      <Group title={t('private')}>
        <div className={styles.pairs}>
          {line('homePhone', { input: { type: 'tel' } })}
          {line('birthday', { hint: t('birthdayHint') })}
          {line('homepage', { input: { type: 'url', inputMode: 'url' } })}
          {line('qq')}
          {line('msn')}
        </div>
        <Place
          {...{ t }}
          label={t('homeAddress')}
          value={fields.homeAddress}
          error={faultOf('homeAddress')}
          onChange={(homeAddress) => change({ homeAddress })}
        />
        {(['family', 'remark'] as const).map((field) => (
          <Field key={field} label={t(field)} error={faultOf(field)}>
            <TextArea
              rows={field === 'family' ? 2 : 3}
              value={fields[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              onBlur={() => leave(field)}
            />
          </Field>
        ))}
      </Group>
    </form>
  )
}

interface LineOptions {
  required?: boolean
  hint?: string
  input?: { type: string; inputMode?: 'email' | 'url' }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Further addresses, one a line. */
function MoreAddresses({
  t,
  form: { fields, change, leave, faultOf },
}: {
  t: SayContacts
  form: ContactForm
}) {
  const { moreAddresses } = fields
  const put = (index: number, address: string) =>
    change({ moreAddresses: moreAddresses.map((each, at) => (at === index ? address : each)) })
  return (
    <>
      {moreAddresses.map((address, index) => (
        <Field
          key={index}
          label={t('moreAddress', { number: index + 2 })}
          error={index === moreAddresses.length - 1 ? faultOf('moreAddresses') : undefined}
        >
          <TextInput
            type="email"
            autoComplete="off"
            value={address}
            onChange={(event) => put(index, event.target.value)}
            onBlur={() => leave('moreAddresses')}
            trailing={
              <IconButton
                size="small"
                label={t('removeAddress', { number: index + 2 })}
                icon={<TrashIcon />}
                onClick={() => change({ moreAddresses: moreAddresses.filter((_, at) => at !== index) })}
              />
            }
          />
        </Field>
      ))}
      {moreAddresses.length < maxMoreAddresses && (
        <span>
          <Button
            size="small"
            variant="ghost"
            icon={<PlusIcon />}
            onClick={() => change({ moreAddresses: [...moreAddresses, ''] })}
          >
            {t('addAddress')}
          </Button>
        </span>
      )}
    </>
  )
}

const parts = ['country', 'region', 'city', 'postalCode', 'street'] as const

interface PlaceProps {
  t: SayContacts
  label: string
  value: PostalAddress
  error: string | undefined
  onChange: (value: PostalAddress) => void
}

/** Where somebody lives or works. */
function Place({ t, label, value, error, onChange }: PlaceProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.place}>
      <span id={id} className={styles.placeLabel}>
        {label}
      </span>
      <div className={styles.placeParts}>
        {parts.map((part) => (
          <div key={part} className={styles.placePart} data-part={part}>
            <Field label={t(part)} error={part === 'street' ? error : undefined}>
              <TextInput
                value={value[part]}
                autoComplete="off"
                onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              />
            </Field>
          </div>
        ))}
      </div>
    </div>
  )
}
