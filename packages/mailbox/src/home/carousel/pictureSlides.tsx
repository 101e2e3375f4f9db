import type { HomeBanner } from '@mailroom/core'
import { OuterLink } from '../OuterLink'
import type { Slide } from './Carousel'
import * as styles from './Carousel.css'

/** The organisation's pictures. @source HO-05 */
export const pictureSlides = (banners: readonly HomeBanner[]): readonly Slide[] =>
  banners.map(({ title, imageUrl, url }) => {
    const picture = <img className={styles.picture} src={imageUrl} alt={title} draggable={false} />
    const content = url ? (
      <OuterLink className={styles.pictureLink} href={url}>
        {picture}
      </OuterLink>
    ) : (
      picture
    )
    return { title, content }
  })
