import { ChevronLeftIcon, ChevronRightIcon, IconButton, PauseIcon, PlayIcon } from '@mailroom/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { SayHome } from '../homeStrings'
import * as styles from './Carousel.css'

/** One picture, and what screen readers call it. */
export interface Slide {
  readonly title: string
  readonly content: ReactNode
}

export interface CarouselProps {
  t: SayHome
  label: string
  slides: readonly Slide[]
  /** 530 or 120 pixels. */
  size: 'tall' | 'low'
}

const turnMs = 6_000

/**
 * Pictures that take turns. They stand still under the pointer, while they have focus, when they are told to, and for
 * readers who want nothing to move.
 *
 * @source HO-05, WCAG 2.2.2
 */
export function Carousel({ t, label, slides, size }: CarouselProps) {
  const [at, setAt] = useState(0)
  const [isStopped, setStopped] = useState(wantsCalm)
  const [isHeld, setHeld] = useState(false)
  const { length } = slides
  const isTurning = !isStopped && !isHeld && length > 1
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setAt((now) => (now + 1) % length), turnMs)
    return () => clearInterval(timer)
  }, [isTurning, length])
  const index = at % length
  const slide = slides[index]
  if (!slide) return null
  const turn = (by: number) => setAt((index + by + length) % length)
  return (
    <section
      className={styles.carousel}
      data-size={size}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        className={styles.slide}
        role="group"
        aria-label={t('bannerOf', { title: slide.title, index: index + 1, count: length })}
        aria-live={isTurning ? 'off' : 'polite'}
      >
        {slide.content}
      </div>
      {length > 1 && (
        <div className={styles.buttons}>
          <IconButton label={t('previousBanner')} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
          <IconButton
            label={t(isStopped ? 'goOnBanners' : 'stopBanners')}
            icon={isStopped ? <PlayIcon /> : <PauseIcon />}
            onClick={() => setStopped(!isStopped)}
          />
          <IconButton label={t('nextBanner')} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  )
}

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
