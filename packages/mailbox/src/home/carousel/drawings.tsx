import type { ReactNode } from 'react'
import * as styles from './OwnSlide.css'

/** A wide scene that keeps its middle, in the colours of whatever skin is on. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.svg} viewBox="0 0 1000 400" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {children}
    </svg>
  )
}

/** A paper crane over the water, on its way back. */
export const CraneDrawing = () => (
  <Scene>
    <circle className={styles.light} cx="700" cy="110" r="64" />
    <path className={styles.far} d="M0 300q125-60 250 0t250 0 250 0 250 0v100H0z" />
    <path className={styles.middle} d="M0 340q100-40 200 0t200 0 200 0 200 0 200 0v60H0z" />
    <path className={styles.near} d="M420 210l150-90-40 110z" />
    <path className={styles.middle} d="M420 210l70-130 40 150z" />
    <path className={styles.line} d="M420 210l110 20 90 26M570 120l30-14M420 210q-70 70-140 40t-140 20" />
  </Scene>
)

/** Hills behind hills, by day or by night. */
export const HillsDrawing = () => (
  <Scene>
    <circle className={styles.light} cx="310" cy="120" r="56" />
    <path className={styles.far} d="M0 260l160-110 150 90 200-160 190 150 140-90 160 120v140H0z" />
    <path className={styles.middle} d="M0 320l220-120 170 90 210-110 180 110 220-80v190H0z" />
    <path className={styles.near} d="M0 370q250-70 500-20t500-20v70H0z" />
    <path className={styles.line} d="M600 100q14-16 28 0q14-16 28 0M680 140q10-12 20 0q10-12 20 0" />
  </Scene>
)

/** A harbour town with a boat that carries a letter. */
export const HarbourDrawing = () => (
  <Scene>
    <path
      className={styles.far}
      d="M120 300V180l60-40 60 40v120zM260 300V150h90v150zM760 300V170l70-50 70 50v130z"
    />
    <path className={styles.middle} d="M360 300V210l50-36 50 36v90zM640 300V200h100v100z" />
    <path className={styles.light} d="M480 210h110v74H480z" />
    <path className={styles.line} d="M480 210h110v74H480zl55 44 55-44M535 210V140" />
    <path className={styles.near} d="M420 300h240l-40 50H460z" />
    <path className={styles.middle} d="M0 340q125-30 250 0t250 0 250 0 250 0v60H0z" />
  </Scene>
)

/** The moon over a gate that is closed for the night. */
export const MoonDrawing = () => (
  <Scene>
    <circle className={styles.light} cx="500" cy="130" r="76" />
    <path className={styles.far} d="M0 310q250-90 500-30t500-20v140H0z" />
    <path className={styles.middle} d="M360 380V230h30v150zM610 380V230h30v150z" />
    <path className={styles.near} d="M330 230q170-40 340 0l20-26q-190-46-380 0z" />
    <path className={styles.line} d="M400 380V280h200v100M500 280v100M470 330h10M520 330h10" />
    <path className={styles.near} d="M0 376q250-24 500 0t500 0v24H0z" />
  </Scene>
)
