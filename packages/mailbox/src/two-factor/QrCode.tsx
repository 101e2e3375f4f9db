import { encode } from 'uqr'
import * as styles from './TwoFactorSettings.css'

export interface QrCodeProps {
  value: string
  /** What it is, for who does not see it. */
  label: string
}

/** Modules of white around a code, as cameras want them. @source ISO/IEC 18004 */
const quietZone = 4

/** A QR code, drawn as one path. */
export default function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qrcode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
