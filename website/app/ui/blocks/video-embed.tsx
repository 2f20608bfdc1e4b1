import { href } from '@gevel/contract/hrefs'
import type { PlainPicture } from '@gevel/contract/media'
import { useState } from 'react'
import { useConsent } from '../../state/consent/consent-in-browser.ts'
import { Picture } from '../images/picture.tsx'
import { Link } from '../links/link.tsx'
import { AnyIcon } from '../more-icons.tsx'
import { playerUrl, type VideoSource, videoPageUrl } from './video-urls.ts'

const NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

interface VideoEmbedProps extends VideoSource {
  title: string
  poster: PlainPicture | null
}

/**
 * A video of another site. Nothing is loaded from there before the reader loads it or has given consent; without scripts
 * it is a link. The player takes the place of the still, so that nothing shifts.
 */
export function VideoEmbed({ title, poster, ...video }: VideoEmbedProps) {
  const hasConsent = useConsent('marketing')
  /** what the reader chose for this video alone */
  const [chosen, setChosen] = useState<boolean>()
  const isLoaded = chosen ?? hasConsent
  const name = NAMES[video.provider]
  return (
    <figure className="video sans">
      {isLoaded ? (
        <iframe
          src={playerUrl(video, chosen === true)}
          title={title}
          loading="lazy"
          allow="autoplay; fullscreen"
          allowFullScreen
        />
      ) : poster ? (
        <Picture alt="" picture={poster} ratio="16x9" sizes="(min-width: 48rem) 38rem, 100vw" />
      ) : (
        <i />
      )}
      <figcaption>
        <strong>{title}</strong>
        <span>
          Een geladen film geeft {name} uw internetadres, en {name} kan cookies plaatsen.
        </span>
        <span className="btn-row">
          <button className="btn btn--primary" type="button" data-needs-script onClick={() => setChosen(!isLoaded)}>
            <AnyIcon name={isLoaded ? 'close' : 'play'} />
            {isLoaded ? 'Sluiten' : 'Laden'}
          </button>
          <a className="link" href={videoPageUrl(video)} rel="noreferrer">
            Bekijk op {name}
          </a>
          <Link className="link" href={href('/cookie-instellingen')}>
            Cookie-instellingen
          </Link>
        </span>
      </figcaption>
    </figure>
  )
}
