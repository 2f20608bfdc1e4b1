import { href, readerHref } from '@gevel/contract/hrefs'
import { openPageCount } from '@gevel/contract/issue-pages'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { useClientState } from '../../../state/client-state-context.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { SubscriptionRequest } from '../../../ui/page/subscription-request.tsx'

/** In place of the pages that this visitor may not read. */
export function ReaderPaywall({ reader, page }: { reader: IssueReader; page: number }) {
  const loggedIn = useClientState((state) => state.loggedIn)
  const back = readerHref(reader, page)
  const isForAccounts = reader.pdf.access === 'account'
  return (
    <div className="reader__wall stack">
      <h2>{isForAccounts ? 'Lees verder met een gratis account' : 'Lees verder als abonnee'}</h2>
      <p>
        De eerste {openPageCount} pagina’s zijn voor iedereen. Alle {reader.pdf.pageCount} pagina’s zijn voor{' '}
        {isForAccounts ? 'lezers met een gratis account' : 'abonnees'}.
        {loggedIn && !isForAccounts && ' Bij uw account hoort nog geen abonnement.'}
      </p>
      <div className="btn-row">
        {!loggedIn && (
          <Link className="btn btn--submit" href={withReturn(href('/inloggen'), back)} rel="nofollow">
            Inloggen
          </Link>
        )}
        {!loggedIn && isForAccounts && (
          <Link className="btn btn--quiet" href={withReturn(href('/registreren'), back)} rel="nofollow">
            Gratis account maken
          </Link>
        )}
      </div>
      {!isForAccounts && (
        <p className="text-sm">
          <SubscriptionRequest />
        </p>
      )}
    </div>
  )
}
