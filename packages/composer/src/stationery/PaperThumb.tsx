import { drawingAddress } from './drawings/drawingAddress'
import { paperDrawing } from './drawings/paperDrawing'
import * as styles from './PaperPicker.css'
import type { papers } from './papers'

/** Lengths of the lines of a small letter. */
const lineLengths = ['46%', '92%', '84%', '60%']

export interface PaperThumbProps {
  /** Undefined for white paper. */
  paper: (typeof papers)[number] | undefined
}

/** A letter paper made small. */
export function PaperThumb({ paper }: PaperThumbProps) {
  const drawing = paper && paperDrawing(paper)
  const isHead = paper !== undefined && 'drawing' in paper && paper.drawing.place === 'head'
  const rule = paper && 'rule' in paper ? paper.rule : undefined
  return (
    <span className={styles.thumb} aria-hidden style={{ backgroundColor: paper?.ground ?? '#ffffff' }}>
      <span
        className={styles.sheet}
        style={{
          backgroundColor: paper?.sheet ?? '#ffffff',
          border: paper?.edge,
          backgroundImage: drawing && `url("${drawingAddress(drawing)}")`,
          backgroundPosition: isHead ? 'top' : 'bottom',
          paddingBlockStart: isHead ? '26px' : undefined,
        }}
      >
        {lineLengths.map((inlineSize) => (
          <span
            key={inlineSize}
            className={styles.words}
            style={rule ? { inlineSize: '100%', backgroundColor: rule, opacity: 1 } : { inlineSize }}
          />
        ))}
      </span>
    </span>
  )
}
