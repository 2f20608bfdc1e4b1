import { href } from '@gevel/contract/hrefs'
import { Link } from '../ui/links/link.tsx'
import { gallery } from './gallery.ts'

/** The index of the gallery. */
export default function GalleryRoute() {
  return (
    <main id="inhoud" className="wrap stack">
      <title>Onderdelen</title>
      <h1>Onderdelen</h1>
      <ul className="stack">
        {gallery.map(({ slug, title, states }) => (
          <li key={slug}>
            <Link className="link" href={href('/_ui/:slug', { slug })}>
              {title}
            </Link>{' '}
            ({states.length})
          </li>
        ))}
        <li>
          <Link className="link" href={href('/_ui/proef/:received?', {})}>
            Proefformulier
          </Link>
        </li>
        <li>
          <Link className="link" href={href('/_ui/stappen')}>
            Formulier in stappen, om te proberen
          </Link>
        </li>
      </ul>
    </main>
  )
}
