import { openPageCount } from '@gevel/contract/issue-pages'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { readerHref } from '@gevel/contract/reader-href'
import { useClientState } from '../../../state/client-state-context.tsx'
import { AccessOptions } from '../../auth/access-options.tsx'

/** In place of the pages that this visitor may not read. */
export function ReaderPaywall({ reader, page }: { reader: IssueReader; page: number }) {
  const loggedIn = useClientState((state) => state.loggedIn)
  const isForAccounts = reader.pdf.access === 'account'
  return (
    <div className="reader__wall stack">
      <h2>{isForAccounts ? 'Lees verder met een gratis account' : 'Lees verder als abonnee'}</h2>
      <p>
        De eerste {openPageCount} pagina’s zijn voor iedereen. Alle {reader.pdf.pageCount} pagina’s zijn voor{' '}
        {isForAccounts ? 'lezers met een gratis account' : 'abonnees'}.
        {loggedIn && !isForAccounts && ' Bij uw account hoort nog geen abonnement.'}
      </p>
      <AccessOptions access={isForAccounts ? 'account' : 'subscriber'} back={readerHref(reader, page)} />
    </div>
  )
}
