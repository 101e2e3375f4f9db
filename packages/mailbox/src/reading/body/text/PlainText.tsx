import { findLinks } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Fragment, memo, useMemo, type MouseEvent } from 'react'
import { parseMailto } from '../frame/parseMailto'
import type { MailtoFields } from '../frame/parseMailto'
import { quoteBlocks } from './quoteBlocks'
import * as styles from './PlainText.css'

export interface PlainTextProps {
  text: string
  /** Called for mail addresses; without it they are left to the browser. */
  onMailto?: (fields: MailtoFields) => void
}

/** Longer quotes are folded, so that the answer is not lost below them. */
const FOLD_LINES = 12

/**
 * A mail as plain text: its own lines, links, quotes by depth. Text stays text all the way to the screen.
 *
 * @source RD-16
 */
export const PlainText = memo(function PlainText({ text, onMailto }: PlainTextProps) {
  const blocks = useMemo(() => quoteBlocks(text.trimEnd()), [text])
  return (
    <div className={styles.text} dir="auto">
      {blocks.map(({ depth, text: words }, index) => {
        const lines = <Lines text={words} onMailto={onMailto} />
        if (depth === 0) return <Fragment key={index}>{lines}</Fragment>
        return (
          <Quote key={index} depth={depth} lineCount={words.split('\n').length}>
            {lines}
          </Quote>
        )
      })}
    </div>
  )
})

interface QuoteProps {
  depth: number
  lineCount: number
  children: React.ReactNode
}

function Quote({ depth, lineCount, children }: QuoteProps) {
  const { t } = useTranslation('reading')
  const quote = (
    <blockquote className={styles.quote} data-depth={depth}>
      {children}
    </blockquote>
  )
  if (lineCount <= FOLD_LINES) return quote
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{t('quotedText', { count: lineCount })}</summary>
      {quote}
    </details>
  )
}

function Lines({ text, onMailto }: PlainTextProps) {
  const pieces = useMemo(() => findLinks(`${text}\n`), [text])
  const open = (event: MouseEvent, href: string) => {
    const fields = parseMailto(href)
    if (fields === undefined || onMailto === undefined) return
    event.preventDefault()
    onMailto(fields)
  }
  return pieces.map(({ text: words, href }, index) =>
    href === undefined ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <a
        key={index}
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={(event) => open(event, href)}
      >
        {words}
      </a>
    ),
  )
}
