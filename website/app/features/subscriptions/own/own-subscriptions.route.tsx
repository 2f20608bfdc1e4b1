import { withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { load } from '../../../routing/load.server.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/own-subscription.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/own-subscriptions.route.ts'
import { loadOwnSubscriptions } from './own.server.ts'
import { ownPage } from './own-paths.ts'
import { stateTags } from './subscription-words.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, tagStyles)

/** The only subscription is shown at once. */
export async function loader(args: Route.LoaderArgs) {
  const subscriptions = await load(args, loadOwnSubscriptions(args.request))
  const [only, ...others] = subscriptions
  if (only && others.length === 0)
    throw redirect(withinEdition(ownPage(only.number), args.url.searchParams.has('pro') ? 'pro' : 'general'))
  return { subscriptions }
}

/** `/account/abonnement`: the subscriptions for which the reader acts. */
export default function OwnSubscriptionsRoute({ loaderData: { subscriptions } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageMeta title="Abonnementen" description={null} path={href('/account/abonnement')} noindex />
      <Breadcrumbs above={[{ label: 'Mijn account', href: href('/account') }]} here="Abonnementen" />
      <header className="page-head">
        <h1>Uw abonnementen</h1>
      </header>
      {subscriptions.length === 0 ? (
        <EmptyState title="U hebt geen abonnement">
          <Link className="link" href={href('/abonneren')}>
            Bekijk de abonnementen
          </Link>
        </EmptyState>
      ) : (
        <ul className="courses">
          {subscriptions.map(({ number, planName, customerName, state }) => (
            <li key={number}>
              <Link className="link" href={ownPage(number)}>
                {planName}
              </Link>{' '}
              <span className={`tag tag--${stateTags[state].look}`}>{stateTags[state].label}</span>
              <p>
                {customerName}, {number}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
