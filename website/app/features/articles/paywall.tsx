import { href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { useLocation } from 'react-router'
import { withReturn } from '../../routing/urls/return-path.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { SubscriptionRequest } from '../../ui/page/subscription-request.tsx'

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
  const loggedIn = useClientState((state) => state.loggedIn)
  const { subscriptions } = usePageContext()
  if (access === 'free') return null
  const { title, text, pointsTitle, points } = TEXTS[access]
  const lacksSubscription = loggedIn && access === 'subscriber'
  return (
    <section className="wall" aria-labelledby="muur">
      <div className="stack">
        <h2 id="muur">{title}</h2>
        <p>{lacksSubscription ? WITHOUT_SUBSCRIPTION : text}</p>
        {!lacksSubscription && <LogInButtons access={access} />}
        {lacksSubscription && subscriptions ? (
          <p className="btn-row">
            <Link className="btn btn--submit" href={subscriptions}>
              Bekijk de abonnementen
            </Link>
          </p>
        ) : (
          access === 'subscriber' && <HowToSubscribe loggedIn={loggedIn} />
        )}
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

/** The likelier of the two stands out: an account alone does not open what is for subscribers. */
function LogInButtons({ access }: { access: Exclude<Access, 'free'> }) {
  const { pathname } = useLocation()
  const logIn = { path: href('/inloggen'), label: 'Inloggen' }
  const register = { path: href('/registreren'), label: 'Gratis account maken' }
  const [first, second] = access === 'account' ? [register, logIn] : [logIn, register]
  return (
    <div className="btn-row">
      <Link className="btn btn--submit" href={withReturn(first.path, pathname)} rel="nofollow">
        {first.label}
      </Link>
      <Link className="btn btn--quiet" href={withReturn(second.path, pathname)} rel="nofollow">
        {second.label}
      </Link>
    </div>
  )
}

/** Registering alone does not open the article, so it says how to get a subscription. */
function HowToSubscribe({ loggedIn }: { loggedIn: boolean }) {
  return (
    <p className="text-sm">
      {!loggedIn && 'Een gratis account alleen geeft nog geen toegang tot dit artikel. '}
      <SubscriptionRequest />
    </p>
  )
}
