import type { Banner } from '@gevel/contract/banners'
import { href } from '@gevel/contract/hrefs'
import { Picture } from '../../../ui/images/picture.tsx'
import { useRenderedOnce } from '../../../ui/lazy/use-rendered-once.ts'
import { BannerPicture } from './banner-picture.tsx'

/** A banner. Its click is counted by the target, its view by `features/statistics/banner-views.ts`. */
export function BannerLink({ banner }: { banner: Banner }) {
  const { id, weight, picture, text } = banner
  const content = useRenderedOnce('banner', banner, <BannerContent picture={picture} text={text} />)
  return (
    <a
      className={picture ? 'ad__slot ad__slot--picture' : 'ad__slot'}
      href={`${href('/c')}?id=${id}`}
      rel="sponsored nofollow"
      data-banner={id}
      data-weight={weight}
      {...content}
    />
  )
}

function BannerContent({ picture, text }: Pick<Banner, 'picture' | 'text'>) {
  return (
    <>
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
    </>
  )
}
