import type { ReactElement } from 'react'
import * as styles from './Icon.css'

export interface IconProps {
  /** Edge in pixels; the stroke stays 1.5 px. @default 16 */
  size?: 16 | 20
  /** Only when no words beside it say the same; without it the icon is hidden from screen readers. */
  title?: string
}

/** A component that draws one icon of the set. */
export type IconComponent = (props: IconProps) => ReactElement

/**
 * Makes an icon of outlines on a 20 by 20 grid, in the colour of the text around it.
 *
 * @param outline SVG path data, stroked
 * @param solid   SVG path data, filled: dots and the like
 */
export function createIcon(outline: string, solid?: string): IconComponent {
  return function Icon({ size = 16, title }) {
    return (
      <svg
        className={styles.icon}
        data-size={size}
        viewBox="0 0 20 20"
        width={size}
        height={size}
        focusable="false"
        {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      >
        {outline && <path className={styles.outline} d={outline} />}
        {solid && <path className={styles.solid} d={solid} />}
      </svg>
    )
  }
}
