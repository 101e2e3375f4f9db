import * as styles from './Spinner.css'

/** A turning ring; decoration only, the words beside it or `aria-busy` say what is under way. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />
}
