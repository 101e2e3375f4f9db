import type { HomeLink, HomeLinkGroup } from '@mailroom/core'
import { Tabs } from '@mailroom/ui'
import { Card } from './Card'
import type { SayHome } from './homeStrings'
import { OuterLink } from './OuterLink'
import * as styles from './HomeView.css'

/** The organisation's links, in tabs. @source HO-04 */
export function LinkCard({ t, groups }: { t: SayHome; groups: readonly HomeLinkGroup[] }) {
  const tabs = groups.map(({ title, links }, index) => ({
    value: String(index),
    label: title,
    content: listOf(links),
  }))
  return (
    <Card title={t('links')}>
      <Tabs label={t('links')} tabs={tabs} />
    </Card>
  )
}

const LinkList = ({ links }: { links: readonly HomeLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ title, description, iconUrl, url }, index) => (
      <li key={index}>
        <OuterLink className={styles.tile} href={url}>
          {iconUrl && <img className={styles.tilePicture} src={iconUrl} alt="" />}
          <span className={styles.tileWords}>
            <span className={styles.tileTitle}>{title}</span>
            {description && <span className={styles.muted}>{description}</span>}
          </span>
        </OuterLink>
      </li>
    ))}
  </ul>
)

const listOf = (links: readonly HomeLink[]) => () => <LinkList links={links} />
