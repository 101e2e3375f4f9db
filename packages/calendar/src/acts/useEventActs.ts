import type { EventReach, EventUndoId, InvitationAnswer, Occurrence } from '@mailroom/core'
import { formatEventTime } from '@mailroom/core'
import { useAct } from '@mailroom/files'
import { useCalendarActs } from '@mailroom/react'
import { useState } from 'react'
import type { EventDesk } from '../events/EventDesk'
import { spanOf, timeOfSpan, type EventSpan } from '../events/eventSpan'
import { titleOf } from '../events/eventWords'
import type { ShownEvent } from '../events/ShownEvent'
import type { EventQuestion } from './EventQuestion'

export interface EventActs {
  /** Gives an event another time, after asking which of a series, and whether guests may be told. */
  move: (event: ShownEvent, to: EventSpan) => void
  remove: (event: ShownEvent) => void
  answer: (event: ShownEvent, answer: InvitationAnswer) => void
  /** What has to be decided before. */
  question: EventQuestion | undefined
}

type ActsDesk = Pick<EventDesk, 't' | 'locale' | 'timeZone'>

/**
 * What is done with events where they stand: at once, with a way back where nobody was told of it by mail.
 *
 * @param say tells screen readers what has become of it
 * @source CA-04, CA-08, CA-09
 */
export function useEventActs({ t, locale, timeZone }: ActsDesk, say: (words: string) => void): EventActs {
  const acts = useCalendarActs()
  const act = useAct()
  const [question, setQuestion] = useState<EventQuestion>()
  const failed = (reason: string) => t('actFailed', { reason })
  const ask = (next: Omit<EventQuestion, 'onClose'>) =>
    setQuestion({ ...next, onClose: () => setQuestion(undefined) })
  /** Asks which are meant where there are several, else whether whoever is told may be. */
  const asking = (
    { occurrence }: ShownEvent,
    words: Pick<EventQuestion, 'act' | 'title' | 'tells' | 'kinds'>,
    run: (reach: EventReach) => void,
  ) => {
    const which = occurrence.occurrence
    if (which === undefined && words.tells === undefined) return run({ kind: 'all' })
    ask({
      ...words,
      occurrence: which,
      onChoose: (reach) => {
        setQuestion(undefined)
        run(reach)
      },
    })
  }

  const moveNow = (event: ShownEvent, to: EventSpan, reach: EventReach) => {
    const { occurrence } = event
    const time = timeOfSpan(to, timeZone, { ...spanOf(event), time: occurrence.time })
    const done = t('moved', {
      title: titleOf(t, occurrence),
      time: formatEventTime(time, { locale, timeZone }),
    })
    let now: Occurrence = { ...occurrence, time }
    void act({
      run: async () => {
        const { id, occurrence: which } = await acts.move(occurrence, time, reach)
        now = { ...now, eventId: id, ...(which !== undefined && { occurrence: which }) }
        say(done)
      },
      done,
      failed,
      undo: () => acts.move(now, occurrence.time, backOf(reach, now)),
    })
  }

  const removeNow = ({ occurrence }: ShownEvent, reach: EventReach, tells: boolean) => {
    let before: EventUndoId | undefined
    const done = t('removed', { title: titleOf(t, occurrence) })
    void act({
      run: async () => {
        before = await acts.remove(occurrence.eventId, reach)
        say(done)
      },
      done,
      failed,
      ...(!tells && {
        undo: async () => {
          if (before !== undefined) await acts.restore(before)
        },
      }),
    })
  }

  return {
    question,
    move: (event, to) => {
      const { occurrence } = event
      if (!occurrence.canEdit) return say(t('cannotMove', { title: titleOf(t, occurrence) }))
      const { starts, ends, isAllDay } = spanOf(event)
      if (to.starts === starts && to.ends === ends && to.isAllDay === isAllDay) return
      const tells = occurrence.guestCount > 0 ? t('tellChange') : undefined
      asking(event, { act: 'change', title: t('tellTitle_change'), tells }, (reach) =>
        moveNow(event, to, reach),
      )
    },
    remove: (event) => {
      const { occurrence } = event
      const tells = tellsOf(occurrence)
      asking(
        event,
        {
          act: 'remove',
          title: t('tellTitle_remove', { title: titleOf(t, occurrence) }),
          tells: tells && t(tells),
        },
        (reach) => removeNow(event, reach, tells !== undefined),
      )
    },
    answer: (event, answer) => {
      const { occurrence } = event
      asking(event, { act: 'answer', title: '', tells: undefined, kinds: ['one', 'all'] }, (reach) => {
        const done = t(`answered_${answer}`, { title: titleOf(t, occurrence) })
        void act({
          run: async () => {
            await acts.answer(occurrence.eventId, answer, ...(reach.kind === 'one' ? [reach.occurrence] : []))
            say(done)
          },
          done,
          failed,
        })
      })
    },
  }
}

/** Who gets a mail when it is removed: its guests, or whoever has invited. */
function tellsOf({ ownStatus, guestCount }: Occurrence): 'tellOrganizer' | 'tellRemove' | undefined {
  if (ownStatus !== undefined) return 'tellOrganizer'
  return guestCount > 0 ? 'tellRemove' : undefined
}

/** What goes back: of a series that was moved, or of the part that has become one, all. */
const backOf = (reach: EventReach, { occurrence }: Occurrence): EventReach => {
  if (occurrence === undefined) return { kind: 'all' }
  return { kind: reach.kind === 'one' ? 'one' : 'all', occurrence }
}
