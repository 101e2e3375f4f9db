import { useState } from 'react'
import { avatarColor } from './avatarColor'
import * as styles from './Avatar.css'
import { initialsOf } from './initialsOf'

export interface AvatarProps {
  /** Gives the letters. */
  name: string
  /** Gives the colour, so that a person keeps it under two names: the address. @default the name */
  colorKey?: string
  /** A photo; the letters stay until it is there, or when it never comes. */
  src?: string
  /** Edge in pixels. @default 32 */
  size?: 20 | 24 | 32 | 40 | 64
}

/** A person as a coloured disc. Decoration: the name stands beside it. */
export function Avatar({ name, colorKey = name, src, size = 32 }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const shown = src && failed !== src ? src : undefined
  // Two Chinese characters would be smaller than anyone reads.
  const letters = size < 32 ? oneLetter(initialsOf(name)) : initialsOf(name)
  return (
    <span
      className={styles.avatar}
      aria-hidden
      data-size={size}
      data-letters={[...letters].length}
      style={{ inlineSize: size, blockSize: size, backgroundColor: avatarColor(colorKey) }}
    >
      {letters}
      {shown && <img className={styles.photo} src={shown} alt="" onError={() => setFailed(shown)} />}
    </span>
  )
}

const oneLetter = (letters: string) =>
  /^[\u0020-\u024f]/.test(letters) ? letters : ([...letters].at(-1) ?? letters)
