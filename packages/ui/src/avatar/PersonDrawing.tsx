import * as styles from './Avatar.css'

const dark = '#1f2937'
const light = '#ffffff'
const shade = '#dfe3ea'

/** Hair above the face, and what of it falls behind the shoulders. */
const hair = {
  male: {
    behind: 'M20 30c-3-12 2-20 12-20s15 8 12 20z',
    above:
      'M20.5 28.5C18 16 24 11 32 11s14 5 11.5 17.5c-.6-3.5-1.6-5.8-3-7.5-6 1-12.5.4-16.5-1.5-1.6 2-2.9 5-3.5 9z',
  },
  female: {
    behind: 'M15 51c2-7 2-14 2-21C17 17 23 9.5 32 9.5S47 17 47 30c0 7 0 14 2 21-5 3-29 3-34 0z',
    above:
      'M20.5 31C19.5 18 24 11 32 11s12.5 7 11.5 20c-.8-4.5-2.2-7.5-4-9.5-3.5-.3-6-1.7-7.5-4-1.5 2.3-4 3.7-7.5 4-1.8 2-3.2 5-4 9.5z',
  },
} as const

/** Somebody of whom nothing is known but the gender, on the ground around. */
export function PersonDrawing({ gender }: { gender: keyof typeof hair }) {
  const { behind, above } = hair[gender]
  return (
    <svg className={styles.photo} viewBox="0 0 64 64" data-gender={gender}>
      <path d={behind} fill={dark} />
      <path d="M8 64c1-12 9-16.5 19-18h10c10 1.5 18 6 19 18z" fill={shade} />
      <path d="M27.5 36h9v10a4.5 4 0 0 1-9 0z" fill={light} />
      <ellipse cx="32" cy="29" rx="11" ry="12" fill={light} />
      <path d={above} fill={dark} />
    </svg>
  )
}
