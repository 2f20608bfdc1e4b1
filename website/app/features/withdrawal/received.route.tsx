import { withdrawalEndpoints } from '@gevel/contract/endpoints/withdrawals'
import { href } from '@gevel/contract/hrefs'
import { writeReceivedAt } from '@gevel/contract/withdrawals'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/withdraw.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/received.route.ts'
import { TITLE } from './statement-section.tsx'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

export const links = styleSheets(styles)

/** `/herroepen/ontvangen?code=`: the acknowledgement, which says the same of an order that does not exist. */
export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('code') ?? ''
  return load(args, callEndpoint(args.request, withdrawalEndpoints.receipt, { input: { code } }))
}

export default function ReceivedRoute({ loaderData: { receipt } }: Route.ComponentProps) {
  const title = receipt ? 'Wij hebben uw herroeping ontvangen' : 'Deze ontvangstbevestiging is er niet meer'
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={href('/herroepen/ontvangen')} noindex />
      <Breadcrumbs above={[{ label: TITLE, href: href('/herroepen') }]} here="Ontvangen" />
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <div className="stack withdraw-confirm">
        {receipt ? (
          <>
            <Notice title={capitalised(writeReceivedAt(new Date(receipt.receivedAt)))} takesFocus>
              Bestelling {receipt.orderText}. De ontvangstbevestiging is verstuurd naar {receipt.email}.
            </Notice>
            <p className="hint">
              Niets ontvangen? Kijk bij ongewenste mail, of{' '}
              <Link className="link" href={href('/contact')}>
                neem contact op
              </Link>
              . Uw herroeping geldt vanaf het tijdstip hierboven.
            </p>
          </>
        ) : (
          <p>
            U vindt de ontvangstbevestiging in de mail die wij u stuurden. Hebt u uw herroeping nog niet bevestigd?
            Begin dan{' '}
            <Link className="link" href={href('/herroepen')}>
              opnieuw
            </Link>
            .
          </p>
        )}
      </div>
    </div>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
