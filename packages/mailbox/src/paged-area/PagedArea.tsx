import type { Destination } from '@mailroom/core'
import { Loading, SideArea, sideEntry, Skeleton } from '@mailroom/ui'
import { Suspense, type ReactNode } from 'react'
import { DestinationLink } from '../destination-link/DestinationLink'
import * as styles from './PagedArea.css'

/** A page of an area. */
export interface AreaPage {
  readonly name: string
  readonly title: string
  readonly destination: Destination
}

export interface PagedAreaProps {
  label: string
  pages: readonly AreaPage[]
  /** The one that is shown. */
  current: AreaPage
  /** What a screen reader hears while its code is on the way. */
  loading: string
  children: ReactNode
}

/** Pages side by side under one roof, with the ways between them. */
export function PagedArea({ label, pages, current, loading, children }: PagedAreaProps) {
  return (
    <SideArea
      label={label}
      title={current.title}
      entries={pages.map(({ name, title, destination }) => (
        <DestinationLink key={name} {...sideEntry(name === current.name)} destination={destination}>
          {title}
        </DestinationLink>
      ))}
    >
      <h2 className={styles.heading}>{current.title}</h2>
      <Suspense fallback={<AreaWaiting label={loading} />}>{children}</Suspense>
    </SideArea>
  )
}

/** The shape of what is on its way. */
export function AreaWaiting({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="block" height={240} />
    </Loading>
  )
}
