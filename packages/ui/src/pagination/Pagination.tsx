import { useId, useState, type FormEvent } from 'react'
import { IconButton } from '../button/IconButton'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/actionsIcons'
import { Select } from '../inputs/Select'
import { TextInput } from '../inputs/TextInput'
import * as styles from './Pagination.css'

/** All the words of a pagination. */
export interface PaginationLabels {
  /** Name of the whole: "Pages". */
  navigation: string
  previous: string
  next: string
  /** "3 / 12". */
  position: (page: number, pages: number) => string
  /** "231 messages". */
  total: (total: number) => string
  /** Name of the size list: "Per page". */
  pageSize: string
  /** One line of it: "20 per page". */
  pageSizeOption: (size: number) => string
  /** Name of the field to jump by: "Go to page". */
  jump: string
}

export interface PaginationProps {
  /** 1-based. */
  page: number
  pageSize: number
  /** How many things there are in all. */
  total: number
  onPageChange: (page: number) => void
  /** @default 10, 20, 50, 100 */
  pageSizes?: readonly number[]
  onPageSizeChange?: (size: number) => void
  labels: PaginationLabels
}

const defaultSizes = [10, 20, 50, 100]

/** Total, size, previous, next and a field to jump by. @source ML-14 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, pageSizes = defaultSizes, onPageSizeChange, labels } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav aria-label={labels.navigation} className={styles.pagination}>
      <span className={styles.total}>{labels.total(total)}</span>
      {onPageSizeChange && (
        <Select
          size="small"
          className={styles.sizes}
          aria-label={labels.pageSize}
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: labels.pageSizeOption(size) }))}
          onValueChange={(size) => onPageSizeChange(Number(size))}
        />
      )}
      <span className={styles.steps}>
        <IconButton
          label={labels.previous}
          icon={<ChevronLeftIcon />}
          tooltipSide="top"
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <span className={styles.position} aria-current="page">
          {labels.position(page, pages)}
        </span>
        <IconButton
          label={labels.next}
          icon={<ChevronRightIcon />}
          tooltipSide="top"
          disabled={page >= pages}
          onClick={() => onPageChange(page + 1)}
        />
      </span>
      {pages > 1 && <Jumper pages={pages} label={labels.jump} onJump={onPageChange} />}
    </nav>
  )
}

interface JumperProps {
  pages: number
  label: string
  onJump: (page: number) => void
}

function Jumper({ pages, label, onJump }: JumperProps) {
  const [text, setText] = useState('')
  const id = useId()
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number.parseInt(text, 10)
    if (Number.isNaN(wanted)) return
    setText('')
    onJump(Math.min(Math.max(wanted, 1), pages))
  }
  return (
    <form className={styles.jumper} onSubmit={jump}>
      <label htmlFor={id} className={styles.jumpLabel}>
        {label}
      </label>
      <TextInput
        id={id}
        className={styles.jumpField}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
      />
    </form>
  )
}
