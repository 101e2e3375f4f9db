import { useMemo, useState } from 'react'
import type { ChosenLayout } from '../../layout/useLayout'
import { allowedWidth, columnLimits, columnNames, columnVariable, type ColumnName } from './columnWidths'

/** The widths of the columns, and ways to change them. */
export interface Columns {
  /** For the element around the rows. */
  readonly variables: Readonly<Record<string, string>>
  /** Undefined where nothing is kept. */
  readonly resize: ResizeColumn | undefined
  widthOf(name: ColumnName): number
}

/** Changes a column while it is dragged; `isDone` keeps it. */
export type ResizeColumn = (name: ColumnName, pixels: number, isDone: boolean) => void

/**
 * The columns as the reader has dragged them.
 *
 * @param timeWidth of the time without a choice
 * @source ML-26
 */
export function useColumns({ sizes, choose }: ChosenLayout, timeWidth: number): Columns {
  const [dragged, setDragged] = useState<{ readonly name: ColumnName; readonly pixels: number }>()
  return useMemo(() => {
    // The header and the rows have to agree on the time, whose usual width depends on the clock.
    const chosen = (name: ColumnName) =>
      (dragged?.name === name ? dragged.pixels : sizes[name]) ?? (name === 'time' ? timeWidth : undefined)
    const known = columnNames.flatMap((name) => {
      const pixels = chosen(name)
      return pixels === undefined ? [] : [[columnVariable(name), `${allowedWidth(name, pixels)}px`] as const]
    })
    const resize: ResizeColumn | undefined =
      choose &&
      ((name, pixels, isDone) => {
        const width = allowedWidth(name, pixels)
        setDragged({ name, pixels: width })
        if (isDone) choose({ sizes: { ...sizes, [name]: width } })
      })
    return {
      variables: Object.fromEntries(known),
      resize,
      widthOf: (name) => allowedWidth(name, chosen(name) ?? columnLimits[name].usual),
    }
  }, [dragged, sizes, choose, timeWidth])
}
