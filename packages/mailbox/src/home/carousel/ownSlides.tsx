import type { Destination } from '@mailroom/core'
import type { ReactElement } from 'react'
import { DestinationLink } from '../../destination-link/DestinationLink'
import type { SayHome } from '../homeStrings'
import type { Slide } from './Carousel'
import { CraneDrawing, HarbourDrawing, HillsDrawing, MoonDrawing } from './drawings'
import * as styles from './OwnSlide.css'

type Topic = 'undo' | 'skin' | 'signature' | 'senders'

const topics: readonly (readonly [Topic, () => ReactElement, Destination])[] = [
  ['undo', CraneDrawing, { kind: 'settings', page: 'param' }],
  ['skin', HillsDrawing, { kind: 'settings', page: 'skin' }],
  ['signature', HarbourDrawing, { kind: 'settings', page: 'signature' }],
  ['senders', MoonDrawing, { kind: 'settings', page: 'blacklist' }],
]

/** Our own four banners: what the product can do, under a drawing in the skin's colours. @source HO-05 */
export const ownSlides = (t: SayHome): readonly Slide[] =>
  topics.map(([topic, Drawing, destination]) => {
    const title = t(`${topic}Title`)
    const content = (
      <>
        <div className={styles.drawing}>
          <Drawing />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{t(`${topic}Text`)}</p>
          <DestinationLink className={styles.action} destination={destination}>
            {t(`${topic}Action`)}
          </DestinationLink>
        </div>
      </>
    )
    return { title, content }
  })
