import { ownSubscriptionEndpoints } from '@gevel/contract/endpoints/own-subscriptions'
import { href } from '@gevel/contract/hrefs'
import type { OwnSubscription, PlanChangePreview } from '@gevel/contract/own-subscriptions'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { failureIn } from '../../../forms/schema/failure.ts'
import { useActionResult } from '../../../forms/use-action-result.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import styles from '../../../styles/features/own-subscription.css?url'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import type { Route } from './+types/subscription-part.route.ts'
import { actOnSubscription } from './act-on-subscription.server.ts'
import { loadOwnSubscription } from './own.server.ts'
import { ownPage, ownPart } from './own-paths.ts'
import { SubscriptionPart } from './subscription-part.tsx'

export const handle: RouteHandle = { query: ['plan', 'lezers'], middleware: ['no-tracking'] }

export const links = styleSheets(styles)

const titles = {
  opzeggen: 'Opzeggen',
  pauzeren: 'Pauzeren',
  rekening: 'Een andere rekening',
  gegevens: 'Factuurgegevens',
  wijzigen: 'Uw wijziging',
} as const
export type Part = keyof typeof titles

function isPart(what: string): what is Part {
  return Object.hasOwn(titles, what)
}

/** Whether a part can be done with this subscription now. */
function isOpen(part: Part, { canCancel, canPause, canChange, mandateText }: OwnSubscription): boolean {
  switch (part) {
    case 'opzeggen':
      return canCancel
    case 'pauzeren':
      return canPause
    case 'wijzigen':
      return canChange
    case 'rekening':
      return mandateText !== null
    case 'gegevens':
      return true
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  if (!isPart(params.what)) pageNotFound(url)
  const subscription = await loadOwnSubscription(args, params.number)
  if (!isOpen(params.what, subscription)) throw redirect(ownPage(params.number))
  const preview = params.what === 'wijzigen' ? await loadPreview(args) : null
  return { what: params.what, subscription, preview }
}

async function loadPreview(args: Route.LoaderArgs): Promise<PlanChangePreview> {
  const { number } = args.params
  const { searchParams } = args.url
  const input = { planVersionId: searchParams.get('plan') ?? '', seats: searchParams.get('lezers') ?? '' }
  const loading = callEndpoint(args.request, ownSubscriptionEndpoints.previewChange, { params: { number }, input })
  const preview = await load(
    args,
    loading.then(({ data }) => data).catch(() => null),
  )
  if (!preview) throw redirect(ownPage(number))
  return preview
}

export async function action(args: Route.ActionArgs) {
  return actOnSubscription(args, await loadOwnSubscription(args, args.params.number))
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

/** `/account/abonnement/{number}/{what}`: one thing that can be done with a subscription, before it is confirmed. */
export default function SubscriptionPartRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { what, subscription, preview } = loaderData
  const failure = failureIn(useActionResult(actionData))
  const { number } = subscription
  const page = ownPage(number)
  const title = titles[what]
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={ownPart(number, what)} noindex />
      <Breadcrumbs
        above={[
          { label: 'Mijn account', href: href('/account') },
          { label: 'Abonnement', href: page },
        ]}
        here={title}
      />
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <div className="columns">
        <div className="stack lg:col-span-7">
          <SubscriptionPart what={what} subscription={subscription} preview={preview} failure={failure} />
        </div>
      </div>
    </div>
  )
}
