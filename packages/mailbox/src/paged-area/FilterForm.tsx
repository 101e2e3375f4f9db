import { Button } from '@mailroom/ui'
import type { FormEvent, ReactNode } from 'react'
import * as styles from './filter.css'

export interface FilterFormProps {
  /** What it is for. */
  label: string
  /** Name of the button that asks. */
  show: string
  onShow: () => void
  /** Fields. */
  children: ReactNode
}

/** Asks what of a long list is to be seen; asked by its button or Enter. */
export function FilterForm({ label, show, onShow, children }: FilterFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShow()
  }
  return (
    <form className={styles.filter} aria-label={label} onSubmit={submit}>
      {children}
      <div className={styles.filterButton}>
        <Button type="submit" variant="primary">
          {show}
        </Button>
      </div>
    </form>
  )
}
