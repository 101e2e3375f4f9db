import { addressKey, type Address } from '@mailroom/core'
import { useGroups, usePerson } from '@mailroom/react'
import { Avatar, Badge, Button, Loading, Skeleton, UsersIcon } from '@mailroom/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { SayContacts } from '../contactsStrings'
import { shownName, type PersonLine } from '../people-list/PersonLine'
import { AddressLine } from './AddressLine'
import * as styles from './PersonPane.css'
import { Who } from './Who'

export interface PersonFactsProps {
  t: SayContacts
  line: PersonLine
  onWrite: ((to: readonly string[]) => void) | undefined
  /** What can be done. */
  buttons: ReactNode
}

/** What is known of somebody of the organisation, of a list of it, or of somebody written to. @source ML-13 */
export function PersonFacts({ t, line, onWrite, buttons }: PersonFactsProps) {
  const { card } = usePerson(line.address)
  const name = card?.contactName ?? shownName(line)
  return (
    <>
      <Who
        picture={
          <Avatar
            name={name}
            colorKey={line.address}
            src={card?.pictureUrl}
            gender={card?.gender}
            size={64}
          />
        }
        name={name}
        below={card?.department || line.belongsTo}
      />
      {card?.isContact && (
        <div className={styles.marks}>
          <Badge tone="accent">{t('inBook')}</Badge>
        </div>
      )}
      {buttons}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.label}>{t('address')}</dt>
          <dd className={styles.value}>
            <AddressLine {...{ t, onWrite }} address={line.address} />
          </dd>
        </div>
      </dl>
      {line.isList && <Members key={addressKey(line.address)} {...{ t }} address={line.address} />}
    </>
  )
}

/** Everybody behind a list, once they are asked for. */
function Members({ t, address }: { t: SayContacts; address: string }) {
  const { membersOf } = useGroups(true)
  const [isAsked, setAsked] = useState(false)
  const [members, setMembers] = useState<readonly Address[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    let isCurrent = true
    membersOf(address).then(
      (found) => isCurrent && setMembers(found),
      () => {
        if (!isCurrent) return
        setFailed(true)
        setAsked(false)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked, membersOf, address])
  if (members)
    return (
      <ul className={styles.members} aria-label={t('members')}>
        {members.map((member) => (
          <li key={member.address} className={styles.member}>
            <Avatar name={member.name || member.address} colorKey={member.address} size={24} />
            <bdi>{member.name || member.address}</bdi>
          </li>
        ))}
      </ul>
    )
  if (isAsked)
    return (
      <Loading label={t('loadingPeople')}>
        <Skeleton width="50%" />
        <Skeleton width="40%" />
      </Loading>
    )
  return (
    <div className={styles.buttons}>
      {isFailed && (
        <p className={styles.fault} role="status">
          {t('membersFailed')}
        </p>
      )}
      <Button size="small" variant="ghost" icon={<UsersIcon />} onClick={() => setAsked(true)}>
        {t('showMembers')}
      </Button>
    </div>
  )
}
