import { useEffect } from 'react'
import { clockTime } from '../../ui/text/dates.ts'
import type { PreviewFacts } from './preview-context.server.ts'

/** The message that Strapi's admin posts to the frame after a save. */
const SAVED = 'strapiUpdate'

const STATES = { draft: 'concept', published: 'de versie die op de site staat' } as const

/** Above a preview: that it is one, and how long its link works. A save in the admin around it loads the page anew. */
export default function PreviewNotice({ status, validUntil, frameOrigins }: NonNullable<PreviewFacts>) {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener(
      'message',
      ({ origin, data }: MessageEvent) => {
        if (frameOrigins.includes(origin) && data?.type === SAVED) location.reload()
      },
      { signal },
    )
    document.addEventListener('click', openFragmentsHere, { signal })
    return () => leaving.abort()
  }, [frameOrigins])
  return (
    <>
      <meta name="robots" content="noindex" />
      <aside className="preview-bar" aria-label="Voorbeeld">
        <p className="wrap">
          <strong>Voorbeeld — {STATES[status]}</strong> · geldig tot {clockTime(validUntil)}&nbsp;uur
          {status === 'draft' && ' · wat nog niet is bewaard, staat er niet in'}
        </p>
      </aside>
    </>
  )
}

/** All links of a preview open the site in another tab (`<base target>`), but those within the page. */
function openFragmentsHere({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  if (link) link.target = '_self'
}
