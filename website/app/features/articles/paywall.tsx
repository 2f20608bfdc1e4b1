import { href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { useLocation } from 'react-router'
import { withReturn } from '../../routing/urls/return-path.ts'
import { Link } from '../../ui/links/link.tsx'

const TEXTS = {
  subscriber: {
    title: 'Lees verder met een abonnement',
    text: 'De rest van dit artikel is voor abonnees.',
    points: [
      'Alle artikelen en het hele archief',
      'Cijfers en prijzen met hun bron',
      'Het magazine, op papier en digitaal',
    ],
  },
  account: {
    title: 'Lees verder met een gratis account',
    text: 'De rest van dit artikel is voor lezers met een account.',
    points: ['Lezen zonder te betalen', 'Uw adres blijft bij ons', 'Opzeggen kan altijd'],
  },
} as const

/** Shown after the first paragraphs to readers without access. The rest of the text is not in the page. */
export function Paywall({ access }: { access: Access }) {
  const { pathname } = useLocation()
  if (access === 'free') return null
  const { title, text, points } = TEXTS[access]
  return (
    <section className="wall" aria-labelledby="muur">
      <div className="stack">
        <h2 id="muur">{title}</h2>
        <p>{text}</p>
        <div className="btn-row">
          {access === 'account' && (
            <Link className="btn btn--submit" href={withReturn(href('/registreren'), pathname)} rel="nofollow">
              Gratis account maken
            </Link>
          )}
          <Link className="btn" href={withReturn(href('/inloggen'), pathname)} rel="nofollow">
            Inloggen
          </Link>
        </div>
      </div>
      <ul className="ticks">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
