import type { Banner } from '@gevel/contract/banners'
import { href } from '@gevel/contract/hrefs'
import { Picture } from '../../../ui/images/picture.tsx'
import { BannerPicture } from './banner-picture.tsx'

/** A banner. Its click is counted by the target, its view by `features/statistics/banner-views.ts`. */
export function BannerLink({ banner: { id, weight, picture, text } }: { banner: Banner }) {
  return (
    <a
      className={picture ? 'ad__slot ad__slot--picture' : 'ad__slot'}
      href={`${href('/c')}?id=${id}`}
      rel="sponsored nofollow"
      data-banner={id}
      data-weight={weight}
    >
      {picture && <BannerPicture {...picture} />}
      {text && (
        <>
          <span className="ad__copy">
            <strong>{text.heading}</strong>
            {text.body && <span>{text.body}</span>}
            {text.button && <span className="ad__button">{text.button}</span>}
          </span>
          {text.picture && <Picture picture={text.picture} alt="" sizes="28rem" />}
        </>
      )}
    </a>
  )
}
