import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import type { ShownInvoice } from '../../../features/desk/invoices/show-invoice'
import { paymentNames } from '../../../features/desk/words'
import { readDocuments } from '../../../ledger/documents/permission'
import { usePermission } from '../../kit/data/use-permission'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { FileList } from '../../kit/detail/file-list'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { useRow } from '../../kit/detail/use-row'
import { dayText, longDayText, momentDayText } from '../../kit/words/days'
import { RowLink } from '../../kit/words/row-link'
import { CustomerFact } from '../customer-fact'
import { CollectionTag, DESK, InvoiceTag } from '../desk-words'
import { TimelinePanel } from '../timeline-panel'
import { InvoiceActions } from './invoice-actions'
import { SettlementTable } from './settlement-table'

const mandateTexts = {
  valid: null,
  revoked: 'Gestopt. De factuur gaat pas weer mee in een run met een nieuwe machtiging; vraag de klant daarom',
  lapsed: 'Vervallen: 36 maanden niet gebruikt. De factuur gaat pas weer mee in een run met een nieuwe machtiging',
} as const

/** `/facturen/{id}` in the admin: an invoice or credit note, what settled it, and what the desk does with it. */
export default function InvoicePage() {
  const loaded = useRow<ShownInvoice>(`${DESK}/invoices`, 'De factuur kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `${data.kind === 'credit' ? 'Creditnota' : 'Factuur'} ${data.number}`}
      tag={({ data }) => <InvoiceTag state={data.state} />}
      subtitle={({ data }) => `${data.customer.name}, ${formatCents(data.totalCents)}`}
      aside={({ data }) => <InvoiceActions invoice={data} />}
    >
      {({ data }) => <Panels invoice={data} />}
    </DetailPage>
  )
}

function Panels({ invoice }: { invoice: ShownInvoice }) {
  const { customer, order, credited, credits, collections, documents } = invoice
  return (
    <>
      <Panel title="Gegevens">
        <Facts
          facts={[
            ['Klant', <CustomerFact key="customer" {...customer} />],
            [
              'Geschil',
              customer.disputedAt && `Sinds ${momentDayText(customer.disputedAt)}; de klant krijgt geen herinneringen`,
            ],
            ['Datum', longDayText(invoice.issuedOn)],
            ['Te betalen voor', invoice.kind === 'invoice' && longDayText(invoice.dueOn)],
            ['Betaling', paymentNames[invoice.payment]],
            ['Machtiging', invoice.openCents > 0 && invoice.mandate && mandateTexts[invoice.mandate]],
            ['Kenmerk van de klant', invoice.reference],
            ['Zonder btw', formatCents(invoice.netCents)],
            ['Btw', formatCents(invoice.vatCents)],
            ['Totaal', formatCents(invoice.totalCents)],
            ['Nog open', formatCents(invoice.openCents)],
            ['Bestelling', order && <RowLink to={`/bestellingen/${order.id}`}>{order.number}</RowLink>],
            ['Crediteert', credited && <RowLink to={`/facturen/${credited.id}`}>{credited.number}</RowLink>],
          ]}
        />
      </Panel>
      {documents.length > 0 && <InvoiceFiles documents={documents} />}
      <Lines lines={invoice.lines} />
      <SettlementTable invoice={invoice} />
      {credits.length > 0 && (
        <Panel title="Creditnota’s">
          <PanelTable
            rows={credits}
            idOf={({ id }) => id}
            empty=""
            columns={[
              { head: 'Nummer', cell: ({ id, number }) => <RowLink to={`/facturen/${id}`}>{number}</RowLink> },
              { head: 'Datum', cell: ({ issuedOn }) => dayText(issuedOn) },
              { head: 'Bedrag', isNumber: true, cell: ({ totalCents }) => formatCents(totalCents) },
            ]}
          />
        </Panel>
      )}
      {collections.length > 0 && <Collections collections={collections} />}
      <TimelinePanel events={invoice.events} />
    </>
  )
}

function Lines({ lines }: Pick<ShownInvoice, 'lines'>) {
  return (
    <Panel title="Regels">
      <PanelTable
        rows={lines}
        idOf={({ position }) => position}
        empty="Er zijn geen regels."
        columns={[
          { head: 'Omschrijving', cell: ({ description }) => description },
          {
            head: 'Periode',
            cell: ({ from, until }) => (from && until ? `${dayText(from)} – ${dayText(until)}` : '–'),
          },
          { head: 'Aantal', isNumber: true, cell: ({ quantity }) => quantity },
          { head: 'Btw', isNumber: true, cell: ({ vatRate }) => formatVatRate(vatRate) },
          { head: 'Zonder btw', isNumber: true, cell: ({ netCents }) => formatCents(netCents) },
        ]}
      />
    </Panel>
  )
}

function Collections({ collections }: Pick<ShownInvoice, 'collections'>) {
  return (
    <Panel title="Incasso’s">
      <PanelTable
        rows={collections}
        idOf={({ id }) => id}
        empty=""
        columns={[
          { head: 'Run', cell: ({ runId, run }) => <RowLink to={`/incassoruns/${runId}`}>{run}</RowLink> },
          { head: 'Incassodag', cell: ({ collectOn }) => dayText(collectOn) },
          { head: 'Staat', cell: ({ state }) => <CollectionTag state={state} /> },
          { head: 'Code', cell: ({ returnCode }) => returnCode ?? '–' },
          { head: 'Opnieuw op', cell: ({ retryOn }) => (retryOn ? dayText(retryOn) : '–') },
          { head: 'Bedrag', isNumber: true, cell: ({ cents }) => formatCents(cents) },
        ]}
      />
    </Panel>
  )
}

/** The papers of an invoice, for whoever may read documents. */
function InvoiceFiles({ documents }: Pick<ShownInvoice, 'documents'>) {
  if (!usePermission(readDocuments)) return null
  return (
    <FileList files={documents.map(({ id, name }) => ({ id, name }))} pathOf={(id) => `/admin/site/documents/${id}`} />
  )
}
