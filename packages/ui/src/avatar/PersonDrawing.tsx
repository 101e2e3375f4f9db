import * as styles from './Avatar.css'

/** Hair before the face, and what of it falls behind the shoulders. */
const hair = {
  male: {
    front:
      'M19.5 27C18 15.5 24 10 32.5 10S47 15.5 44.5 27c-1-4.5-2.6-7-4.6-8.6-5 2.6-11 2.9-15.8 1.4-2.4 1.6-3.6 4-4.6 7.2z',
  },
  female: {
    back: 'M16 48c1-6 1-12 1.5-20C18 16 24 9.5 32 9.5S46 16 46.5 28c.5 8 .5 14 1.5 20-4 3-28 3-32 0z',
    front: 'M20 28c0-5 2.5-9.5 8.5-12.5C32.5 20 38 23.5 44 25c.5-9-4-15-12-15S19.5 17 20 28z',
  },
} as const

/** Somebody of whom nothing is known but the gender, drawn in white on the ground around. */
export function PersonDrawing({ gender }: { gender: keyof typeof hair }) {
  const drawn = hair[gender]
  return (
    <svg className={styles.photo} viewBox="0 0 64 64" data-gender={gender}>
      {'back' in drawn && <path d={drawn.back} fill="#fff" fillOpacity="0.45" />}
      <path d="M8 64c1-13 10-18 18-19.5h12C46 46 55 51 56 64z" fill="#fff" fillOpacity="0.85" />
      <path d="M27 36h10v9.5a5 5 0 0 1-10 0z" fill="#fff" />
      <ellipse cx="32" cy="28.5" rx="11" ry="12.5" fill="#fff" />
      <path d={drawn.front} fill="#000" fillOpacity="0.5" />
    </svg>
  )
}
