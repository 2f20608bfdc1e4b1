import { href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { useLocation } from 'react-router'
import { withReturn } from '../../routing/urls/return-path.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { Link } from '../../ui/links/link.tsx'
import { AccessOptions } from '../auth/public.ts'

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
    points: ['Lezen zonder te betalen', 'Uw adres blijft bij ons', 'Opzeggen kan altijd'],
  },
} as const

const WITHOUT_SUBSCRIPTION = 'U bent ingelogd, maar bij uw account hoort geen abonnement.'

/** Shown after the first paragraphs to readers without access. The rest of the text is not in the page. */
export function Paywall({ access }: { access: Access }) {
  const { pathname } = useLocation()
  const loggedIn = useClientState((state) => state.loggedIn)
  if (access === 'free') return null
  const { title, text, pointsTitle, points } = TEXTS[access]
  const lacksSubscription = loggedIn && access === 'subscriber'
  return (
    <section className="wall" aria-labelledby="muur">
      <div className="stack">
        <h2 id="muur">{title}</h2>
        <p>{lacksSubscription ? WITHOUT_SUBSCRIPTION : text}</p>
        <AccessOptions access={access} back={pathname} />
        {access === 'subscriber' && !loggedIn && <NoAccountYet back={pathname} />}
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
