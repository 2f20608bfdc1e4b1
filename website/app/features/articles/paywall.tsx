import { href } from '@gevel/contract/hrefs'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import type { Access } from '@gevel/contract/references'
import { useLocation } from 'react-router'
import { withReturn } from '../../routing/urls/return-path.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { AccessOptions } from '../auth/access-options.tsx'

const TEXTS = {
  subscriber: {
    title: 'Lees verder met een abonnement',
    text: 'De rest van dit artikel is voor abonnees. Hebt u een abonnement? Log dan in.',
    pointsTitle: 'Wat een abonnement geeft',
    points: [
      'Alle artikelen en het hele archief',
      'Cijfers en prijzen met hun bron',
      'Het magazine, op papier en digitaal',
    ],
  },
  account: {
    title: 'Lees verder met een gratis account',
    text: 'De rest van dit artikel is voor lezers met een account.',
    pointsTitle: 'Wat een account geeft',
    points: ['Lezen zonder te betalen', 'Bewaren, volgen en reageren', 'Verwijderen kan altijd'],
  },
} as const

/**
 * Why a logged-in reader does not read an article for subscribers.
 * @param siteName of the edition of the article
 */
function textFor(reader: ReaderAccess, siteName: string): string {
  if (reader === 'account') return 'U bent ingelogd, maar bij uw account hoort geen abonnement.'
  return `Dit artikel hoort bij ${siteName}, en uw abonnement is voor de andere editie. Met een abonnement op ${siteName} of op beide edities leest u het.`
}

interface PaywallProps {
  access: Access
  /** what a subscription costs; null for an article that needs none */
  offer: string | null
}

/** Shown after the first paragraphs to readers without access. The rest of the text is not in the page. */
export function Paywall({ access, offer }: PaywallProps) {
  const { pathname } = useLocation()
  const reader = useClientState((state) => state.strapi_user?.reader)
  const { siteName } = usePageContext()
  if (access === 'free') return null
  const { title, text, pointsTitle, points } = TEXTS[access]
  return (
    <section className="wall" aria-labelledby="muur">
      <div className="stack">
        <h2 id="muur">{title}</h2>
        <p>{access === 'subscriber' && reader ? textFor(reader, siteName) : text}</p>
        {offer && <p>{offer}</p>}
        <AccessOptions access={access} back={pathname} />
        {access === 'subscriber' && !reader && <NoAccountYet back={pathname} />}
      </div>
      <div className="stack">
        <p className="head text-lg">{pointsTitle}</p>
        <ul className="ticks">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** An account alone does not open the article. */
function NoAccountYet({ back }: { back: string }) {
  return (
    <p className="text-sm">
      Nog geen account?{' '}
      <Link className="link" href={withReturn(href('/registreren'), back)} rel="nofollow">
        Maak er gratis een
      </Link>
      . Het geeft alleen nog geen toegang tot dit artikel.
    </p>
  )
}
