import type { HomeBoard } from '@mailroom/core'
import type { SayHome } from '../homeStrings'
import { Carousel } from './Carousel'
import { ownSlides } from './ownSlides'
import { pictureSlides } from './pictureSlides'

/** Banners where there is neither a notice nor links: the organisation's, or our own. @source HO-05 */
export function Banners({ t, board }: { t: SayHome; board: HomeBoard }) {
  const { notice, linkGroups, banners } = board
  if (notice || linkGroups.length > 0) return null
  const slides = banners.length > 0 ? pictureSlides(banners) : ownSlides(t)
  return <Carousel t={t} label={t('banners')} slides={slides} size="tall" />
}

/** Further, lower banners. @source HO-05 */
export const Ads = ({ t, ads }: { t: SayHome; ads: HomeBoard['ads'] }) =>
  ads.length > 0 && <Carousel t={t} label={t('ads')} slides={pictureSlides(ads)} size="low" />
