import {
  formatBirthday,
  isWebAddress,
  type Contact,
  type ContactGroup,
  type ContactId,
  type PostalAddress,
} from '@mailroom/core'
import { useContact, useErrorText, useLocale } from '@mailroom/react'
import { Avatar, Badge, Loading, Skeleton } from '@mailroom/ui'
import type { ReactNode } from 'react'
import type { SayContacts } from '../contactsStrings'
import { shownName, type PersonLine } from '../people-list/PersonLine'
import { AddressLine } from './AddressLine'

import { postalLines } from './postalLines'
import * as styles from './PersonPane.css'
import { Who } from './Who'

export interface ContactFactsProps {
  t: SayContacts
  line: PersonLine
  contactId: ContactId
  groups: readonly ContactGroup[]
  onWrite: ((to: readonly string[]) => void) | undefined
  /** What can be done. */
  buttons: ReactNode
}

/** All that is noted of a contact. @source CT-02 */
export function ContactFacts({ t, line, contactId, groups, onWrite, buttons }: ContactFactsProps) {
  const { contact, error } = useContact(contactId)
  const errorText = useErrorText()
  const place = [contact?.jobTitle, contact?.department, contact?.company ?? line.belongsTo].filter(Boolean)
  const mine = groups.filter(({ id }) => (contact?.groups ?? line.contact?.groups ?? []).includes(id))
  return (
    <>
      <Who
        picture={<Avatar name={shownName(line)} colorKey={line.address} size={64} />}
        name={shownName(line)}
        below={place.join(' · ')}
      />
      {mine.length > 0 && (
        <div className={styles.marks} aria-label={t('groups')} role="list">
          {mine.map(({ id, name }) => (
            <span key={id} role="listitem">
              <Badge>{name}</Badge>
            </span>
          ))}
        </div>
      )}
      {buttons}
      <dl className={styles.facts}>
        <Fact label={t('address')}>
          <AddressLine {...{ t, onWrite }} address={line.address} />
          {contact?.moreAddresses.map((address) => (
            <AddressLine key={address} {...{ t, onWrite, address }} />
          ))}
        </Fact>
        {contact && <MoreFacts {...{ t, contact }} />}
      </dl>
      {!contact && error === undefined && (
        <Loading label={t('loadingPerson')}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Loading>
      )}
      {!contact && error !== undefined && (
        <p className={styles.fault} role="status">
          {errorText(error)}
        </p>
      )}
    </>
  )
}

function MoreFacts({ t, contact }: { t: SayContacts; contact: Contact }) {
  const { locale } = useLocale()
  const phone = (number: string) =>
    number !== '' && <a href={`tel:${number.replaceAll(/[^\d+#*,;]/g, '')}`}>{number}</a>
  return (
    <>
      <Fact label={t('mobile')}>{phone(contact.mobile)}</Fact>
      <Fact label={t('workPhone')}>{phone(contact.workPhone)}</Fact>
      <Fact label={t('homePhone')}>{phone(contact.homePhone)}</Fact>
      <Fact label={t('fax')}>{contact.fax}</Fact>
      <Fact label={t('birthday')}>{formatBirthday(contact.birthday, locale)}</Fact>
      <Fact label={t('workAddress')}>{postal(contact.workAddress)}</Fact>
      <Fact label={t('homeAddress')}>{postal(contact.homeAddress)}</Fact>
      <Fact label={t('homepage')}>
        {isWebAddress(contact.homepage) ? (
          <a href={contact.homepage} target="_blank" rel="noopener noreferrer">
            {contact.homepage}
          </a>
        ) : (
          contact.homepage
        )}
      </Fact>
      <Fact label={t('qq')}>{contact.qq}</Fact>
      <Fact label={t('msn')}>{contact.msn}</Fact>
      <Fact label={t('family')}>{contact.family}</Fact>
      <Fact label={t('remark')}>{contact.remark}</Fact>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === false || children === undefined) return null
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const postal = (address: PostalAddress): string => postalLines(address).join('\n')
