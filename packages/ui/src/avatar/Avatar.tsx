import { useState } from 'react'
import { avatarColor } from './avatarColor'
import * as styles from './Avatar.css'
import { initialsOf } from './initialsOf'
import { PersonDrawing } from './PersonDrawing'

export interface AvatarProps {
  /** Gives the letters. */
  name: string
  /** Gives the colour, so that a person keeps it under two names: the address. @default the name */
  colorKey?: string
  /** A photo; the drawing or the letters stay until it is there, or when it never comes. */
  src?: string
  /** Chooses a drawing in place of the letters; `unknown` is none. @default 'unknown' */
  gender?: 'unknown' | 'male' | 'female'
  /** Edge in pixels. @default 32 */
  size?: 20 | 24 | 32 | 40 | 64 | 96
}

/** A person as a coloured disc: their photo, else a drawing, else letters. Decoration: the name stands beside it. @source HO-01 */
export function Avatar({ name, colorKey = name, src, gender = 'unknown', size = 32 }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
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
      {/* Nothing shows through a photo that is transparent in parts. */}
      {(!shown || loaded !== shown) && (gender === 'unknown' ? letters : <PersonDrawing gender={gender} />)}
      {shown && (
        <img
          className={styles.photo}
          src={shown}
          alt=""
          onLoad={() => setLoaded(shown)}
          onError={() => setFailed(shown)}
        />
      )}
    </span>
  )
}

const oneLetter = (letters: string) =>
  /^[\u0020-\u024f]/.test(letters) ? letters : ([...letters].at(-1) ?? letters)
