import * as styles from './Progress.css'

export interface ProgressProps {
  /** What is under way. */
  label: string
  /** 0 to `max`; left out when nobody knows how long it takes. */
  value?: number
  /** @default 100 */
  max?: number
  /** The figures in words, for screen readers: "3 of 12 MB". */
  valueText?: string
  /** @default 'plain' */
  tone?: 'plain' | 'success' | 'danger'
}

/** How far long work has come. */
export function Progress({ label, value, max = 100, valueText, tone = 'plain' }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.track}
      data-tone={tone}
    >
      <div
        className={styles.bar}
        data-open={share === undefined || undefined}
        style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
      />
    </div>
  )
}
