import { href } from '@gevel/contract/hrefs'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/seats.css?url'
import tagStyles from '../../../styles/features/state-tags.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/seats.route.ts'
import { actOnSeats, loadSeats } from './seats.server.ts'
import { SeatsSection } from './seats-section.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles, tagStyles)

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const seats = (await load(args, loadSeats(request, params.number))) ?? pageNotFound(url)
  return { seats, number: params.number }
}

export function action(args: Route.ActionArgs) {
  return actOnSeats(args, args.params.number)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/account/abonnement/{number}/lezers`: who reads a subscription, for its owner and managers. */
export default function SeatsRoute({ loaderData: { seats, number }, actionData }: Route.ComponentProps) {
  const failure = failureIn(useActionResult(actionData))
  return (
    <div className="wrap">
      <PageMeta
        title="Lezers"
        description={null}
        path={href('/account/abonnement/:number/lezers', { number })}
        noindex
      />
      <Breadcrumbs
        above={[
          { label: 'Mijn account', href: href('/account') },
          { label: 'Abonnement', href: href('/account/abonnement/:number', { number }) },
        ]}
        here="Lezers"
      />
      <header className="page-head">
        <h1>Lezers van uw abonnement</h1>
      </header>
      <SeatsSection number={number} seats={seats} failure={failure} />
    </div>
  )
}
