import { dutchDay } from '@gevel/contract/dutch-day'
import { href } from '@gevel/contract/hrefs'
import { formatCents } from '@gevel/contract/money/format'
import type { OwnInvoice } from '@gevel/contract/own-subscriptions'
import { EmptyState } from './empty-state.tsx'
import { Lintel } from './lintel.tsx'
import { usePageContext } from './page/page-context.tsx'
import { longDate } from './text/dates.ts'

const fileNames = { 'application/pdf': 'Pdf', 'application/xml': 'UBL' } as const

interface InvoiceTableProps {
  invoices: readonly OwnInvoice[]
  /** when the first one comes, while there is none */
  first: string
}

/** The invoices and credit notes of a customer, with their files; on a phone each is a block of its own. */
export function InvoiceTable({ invoices, first }: InvoiceTableProps) {
  return (
    <section aria-labelledby="facturen">
      <Lintel id="facturen" title="Facturen" />
      {invoices.length === 0 ? (
        <EmptyState title="Er zijn nog geen facturen">{first}</EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
        <section className="table-scroll" tabIndex={0} aria-label="Tabel met facturen">
          <table className="table">
            <caption className="vh">Facturen, de nieuwste eerst</caption>
            <thead>
              <tr>
                <th scope="col">Nummer</th>
                <th scope="col">Datum</th>
                <th scope="col" className="num">
                  Bedrag
                </th>
                <th scope="col">Status</th>
                <th scope="col">Bestand</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <tr key={invoice.number}>
                  <th scope="row">{invoice.number}</th>
                  <td>{longDate(invoice.issuedOn)}</td>
                  <td className="num">{formatCents(invoice.totalCents)}</td>
                  <td>
                    <InvoiceTag invoice={invoice} />
                  </td>
                  <td>
                    {invoice.documents.map(({ id, type }) => (
                      <a
                        key={id}
                        className="link file-link"
                        href={href('/account/documenten/:id', { id })}
                        aria-label={`${invoice.number} als ${fileNames[type]}`}
                      >
                        {fileNames[type]}
                      </a>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}

function InvoiceTag({ invoice }: { invoice: OwnInvoice }) {
  const { now } = usePageContext()
  const { kind, openCents, dueOn, payment, isBeingCollected } = invoice
  if (kind === 'credit')
    return <span className="tag tag--info">{openCents === 0 ? 'Verrekend' : `Tegoed ${formatCents(-openCents)}`}</span>
  if (openCents === 0) return <span className="tag tag--ok">Betaald</span>
  if (isBeingCollected) return <span className="tag tag--info">Wordt afgeschreven</span>
  if (dueOn < dutchDay(new Date(now))) return <span className="tag tag--err">Te laat, was tot {longDate(dueOn)}</span>
  return (
    <span className="tag tag--info">
      {payment === 'direct-debit' ? 'Wij schrijven af op' : 'Open tot'} {longDate(dueOn)}
    </span>
  )
}
