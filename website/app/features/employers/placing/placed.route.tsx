import { href } from '@gevel/contract/hrefs'
import { sentVacancySchema } from '@gevel/contract/own-vacancies'
import { openDraft } from '../../../forms/wizard/server/drafts.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/placed.route.ts'
import { loadOffer } from './offer.server.ts'
import { WIZARD_NAME } from './place-wizard.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** `/vacatures/geplaatst/{draft}`: what happens next, for whoever placed it. */
export async function loader(args: Route.LoaderArgs) {
  const [draft, { reviewText }] = await Promise.all([
    load(args, openDraft(args.request, WIZARD_NAME, args.params.draft)),
    loadOffer(args),
  ])
  if (!draft?.result) pageNotFound(args.url)
  return { ...sentVacancySchema.parse(draft.result), reviewText }
}

const TITLE = 'Uw vacature is geplaatst'

export default function PlacedRoute({ loaderData, params }: Route.ComponentProps) {
  const { id, title, email, orderNumber, reviewText } = loaderData
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={null} path={href('/vacatures/geplaatst/:draft', params)} noindex />
      <Breadcrumbs above={[{ label: 'Vacatures', href: href('/vacatures') }]} here="Geplaatst" />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>
          ‘{title}’ is bij de redactie. {reviewText} De bevestiging is onderweg naar {email}
          {orderNumber && `, met bestelnummer ${orderNumber}`}.
        </p>
      </header>
      <div className="btn-row">
        <Link className="btn btn--submit" href={href('/vacatures/mijn/:id', { id })}>
          Bekijk uw vacature
        </Link>
        <Link className="btn btn--quiet" href={href('/vacatures/plaatsen')}>
          Plaats er nog een
        </Link>
      </div>
    </div>
  )
}
