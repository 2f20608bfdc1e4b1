import type { PlainPicture } from '@gevel/contract/media'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { Picture } from '../images/picture.tsx'

const PLAYERS = {
  youtube: {
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=',
    frame: 'https://www.youtube-nocookie.com/embed/',
  },
  vimeo: { name: 'Vimeo', page: 'https://vimeo.com/', frame: 'https://player.vimeo.com/video/' },
} as const

interface VideoEmbedProps {
  provider: keyof typeof PLAYERS
  videoId: string
  title: string
  poster: PlainPicture | null
}

/** A video of another site. Nothing is loaded from there before the reader starts it; without scripts it is a link. */
export function VideoEmbed({ provider, videoId, title, poster }: VideoEmbedProps) {
  const [hasConsent, setHasConsent] = useState(false)
  const { name, page, frame } = PLAYERS[provider]
  if (hasConsent) {
    return (
      <iframe
        className="video sans"
        src={`${frame}${videoId}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen"
        allowFullScreen
      />
    )
  }
  return (
    <figure className="video sans">
      {poster && <Picture alt="" picture={poster} ratio="16x9" sizes="(min-width: 48rem) 38rem, 100vw" />}
      <figcaption>
        <strong>{title}</strong>
        <span>Als u de film start, krijgt {name} uw internetadres en kan het cookies plaatsen.</span>
        <span className="btn-row">
          <button className="btn btn--primary" type="button" data-needs-script onClick={() => setHasConsent(true)}>
            <Icon name="play" />
            Start de film
          </button>
          <a className="link" href={page + videoId} rel="noreferrer">
            Bekijk op {name}
          </a>
        </span>
      </figcaption>
    </figure>
  )
}
