import * as styles from './FileImport.css'

/** Something of a file that could not be taken over. */
export interface ImportFault {
  /** Where it stands, in words. */
  readonly place?: string
  /** What it is called, as the file has it. */
  readonly name: string
  /** Why, in words. */
  readonly reason: string
}

export interface ImportReportProps {
  /** What became of how many, each a sentence. */
  counts: readonly string[]
  /** In the order of the file. */
  faults: readonly ImportFault[]
  /** The name of their list. */
  faultsLabel: string
  /** How many more there are, in words. */
  more?: string
}

/**
 * What became of a file, and what of it could not be taken over.
 *
 * @internal
 * @source CT-03, CA-05
 */
export function ImportReport({ counts, faults, faultsLabel, more }: ImportReportProps) {
  return (
    <div className={styles.body} role="status">
      <ul className={styles.counts}>
        {counts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label={faultsLabel}>
          {faults.map(({ place, name, reason }, index) => (
            <li key={index}>
              {place !== undefined && <span className={styles.row}>{place}</span>} <bdi>{name}</bdi> {reason}
            </li>
          ))}
        </ul>
      )}
      {more !== undefined && <p className={styles.hint}>{more}</p>}
    </div>
  )
}
