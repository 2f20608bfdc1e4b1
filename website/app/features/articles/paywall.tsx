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
  if (access === 'free') return null
  const { title, text, pointsTitle, points } = TEXTS[access]
  const lacksSubscription = loggedIn && access === 'subscriber'
  return (
    <section className="wall" aria-labelledby="muur">
      <div className="stack">
        <h2 id="muur">{title}</h2>
        <p>{lacksSubscription ? WITHOUT_SUBSCRIPTION : text}</p>
        <Buttons access={access} loggedIn={loggedIn} />
        {access === 'subscriber' && <HowToSubscribe loggedIn={loggedIn} />}
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

interface ButtonsProps {
  access: Exclude<Access, 'free'>
  loggedIn: boolean
}

/** What opens the article first: for that of subscribers a subscription, for others an account. */
function Buttons({ access, loggedIn }: ButtonsProps) {
  const { pathname } = useLocation()
  const { subscriptions } = usePageContext()
  const logIn = { href: withReturn(href('/inloggen'), pathname), label: 'Inloggen' }
  const register = { href: withReturn(href('/registreren'), pathname), label: 'Gratis account maken' }
  const subscribe = subscriptions === null ? [] : [{ href: subscriptions, label: 'Bekijk de abonnementen' }]
  const forSubscribers = loggedIn ? subscribe : [...subscribe, logIn]
  const [first, ...others] = access === 'account' ? [register, logIn] : forSubscribers
  if (!first) return null
  return (
    <div className="btn-row">
      {[first, ...others].map((button) => (
        <Link
          key={button.href}
          className={button === first ? 'btn btn--submit' : 'btn btn--quiet'}
          href={button.href}
          rel={button.href === subscriptions ? undefined : 'nofollow'}
        >
          {button.label}
        </Link>
      ))}
    </div>
  )
}

/** An account alone does not open the article, so it says how to get a subscription. */
function HowToSubscribe({ loggedIn }: { loggedIn: boolean }) {
  const { pathname } = useLocation()
  const { subscriptions } = usePageContext()
  // the button says it
  if (loggedIn && subscriptions !== null) return null
  return (
    <p className="text-sm">
      {!loggedIn && (
        <>
          Nog geen account?{' '}
          <Link className="link" href={withReturn(href('/registreren'), pathname)} rel="nofollow">
            Maak er gratis een
          </Link>
          . Het geeft alleen nog geen toegang tot dit artikel.{' '}
        </>
      )}
      {subscriptions === null && <SubscriptionRequest />}
    </p>
  )
}
