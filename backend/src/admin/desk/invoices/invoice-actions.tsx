import { dutchDay } from '@gevel/contract/dutch-day'
import { formatCents } from '@gevel/contract/money/format'
import { ArrowClockwise, Check, File, Mail } from '@strapi/icons'
import type { ShownInvoice } from '../../../features/desk/invoices/show-invoice'
import { changeDesk } from '../../../features/desk/permission'
import { canBeOfferedAgain } from '../../../ledger/payments/return-codes'
import { useAction } from '../../kit/action/use-action'
import { useFormKey } from '../../kit/action/use-form-key'
import { usePermission } from '../../kit/data/use-permission'
import { ActionList } from '../../kit/detail/action-list'
import { DESK } from '../desk-words'
import { useDispute } from './use-dispute'

/** What the desk can do with an invoice. */
export function InvoiceActions({ invoice }: { invoice: ShownInvoice }) {
  const mayChange = usePermission(changeDesk)
  const { key, renewed } = useFormKey()
  const paid = useAction<ShownInvoice>({
    request: ({ id }, answers) => ({
      method: 'POST',
      path: `${DESK}/invoices/${id}/payments`,
      body: { ...answers, idempotencyKey: key.current },
    }),
    question: (of) => ({
      title: 'Als betaald melden',
      text: `Van factuur ${of.number} van ${of.customer.name} staat ${formatCents(of.openCents)} open van ${formatCents(of.totalCents)}. Wat er binnenkwam gaat daarvan af.`,
      confirm: 'Meld als betaald',
      fields: [
        { name: 'receivedOn', label: 'Ontvangen op', kind: 'day', isRequired: true, value: dutchDay(new Date()) },
        { name: 'amount', label: 'Bedrag in euro’s', kind: 'text', isRequired: true, value: inEuros(of.openCents) },
        { name: 'note', label: 'Notitie', kind: 'text', hint: 'Zoals het kenmerk op het bankafschrift.' },
      ],
    }),
    done: ({ number }) => `De betaling van ${number} is verwerkt.`,
  })
  const credit = useAction<ShownInvoice>({
    request: ({ id }, answers) => ({
      method: 'POST',
      path: `${DESK}/invoices/${id}/credits`,
      body: { ...answers, idempotencyKey: key.current },
    }),
    question: (of) => ({
      title: 'Maak een creditnota',
      text: creditText(of),
      confirm: 'Maak creditnota',
      isDanger: true,
      fields: [
        {
          ...{ name: 'amount', label: 'Bedrag in euro’s', kind: 'text' },
          hint: `Leeg: alles wat nog niet is gecrediteerd. Een bedrag is ${of.prices === 'incl' ? 'met' : 'zonder'} btw.`,
        },
        { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true, hint: 'Staat ook op de creditnota.' },
      ],
    }),
    done: ({ number }) => `De creditnota van ${number} is gemaakt.`,
  })
  const remind = useAction<ShownInvoice>({
    request: ({ id }) => ({
      method: 'POST',
      path: `${DESK}/invoices/${id}/reminders`,
      body: { idempotencyKey: key.current },
    }),
    question: ({ customer }) => ({
      title: 'Herinnering sturen',
      text: `${customer.name} krijgt één mail met alles wat te laat is en de wettelijke termijn om te betalen.`,
      confirm: 'Stuur herinnering',
    }),
    done: ({ customer }) => `De herinnering aan ${customer.name} is verstuurd.`,
  })
  const again = useAction<ShownInvoice>({
    request: ({ id }) => ({ method: 'POST', path: `${DESK}/invoices/${id}/retries`, body: {} }),
    question: (of) => ({
      title: 'Incasso opnieuw aanbieden',
      text: `Factuur ${of.number} van ${of.customer.name} komt weer in een incassorun, voor ${formatCents(of.openCents)}. Doe dit als de oorzaak weg is, of als de klant erom vroeg.`,
      confirm: 'Bied opnieuw aan',
    }),
    done: ({ number }) => `Factuur ${number} komt in een volgende incassorun.`,
  })
  const dispute = useDispute(invoice)
  if (!mayChange || invoice.kind === 'credit') return null
  return (
    <ActionList
      actions={[
        ...(invoice.openCents > 0
          ? [
              {
                ...{ label: 'Als betaald melden', icon: <Check />, isBusy: paid.isBusy },
                run: () => renewed(paid.run(invoice)),
              },
            ]
          : []),
        ...(isOfferedAgain(invoice)
          ? [
              {
                label: 'Incasseer opnieuw',
                icon: <ArrowClockwise />,
                isBusy: again.isBusy,
                run: () => again.run(invoice),
              },
            ]
          : []),
        ...(invoice.state === 'late'
          ? [
              {
                ...{ label: 'Stuur herinnering', icon: <Mail />, isBusy: remind.isBusy },
                run: () => renewed(remind.run(invoice)),
              },
            ]
          : []),
        ...(invoice.openCents > 0 || invoice.customer.disputedAt !== null ? [dispute] : []),
        {
          ...{ label: 'Maak creditnota', icon: <File />, isBusy: credit.isBusy, isDanger: true },
          run: () => renewed(credit.run(invoice)),
        },
      ]}
    />
  )
}

/** Whether its last direct debit came back, is not tried again by itself, and somebody can offer it again. */
function isOfferedAgain({ openCents, mandate, collections }: ShownInvoice): boolean {
  const last = collections.at(-1)
  if (openCents === 0 || mandate !== 'valid' || last?.state !== 'returned') return false
  return last.retryOn === null && canBeOfferedAgain(last.returnCode ?? '')
}

function creditText({ number, customer, totalCents, openCents, credits }: ShownInvoice): string {
  const credited = credits.reduce((sum, one) => sum - one.totalCents, 0)
  const before = credited > 0 ? `, waarvan ${formatCents(credited)} al is gecrediteerd` : ''
  const settled =
    openCents > 0
      ? `Wat nog openstaat, ${formatCents(openCents)}, wordt ermee verrekend; de rest krijgt de klant terug.`
      : 'Er staat niets open: de klant krijgt het bedrag terug.'
  return `Factuur ${number} van ${customer.name} is ${formatCents(totalCents)}${before}. ${settled}`
}

/** `12,50`, as an amount is filled in. */
function inEuros(amountCents: number): string {
  return (amountCents / 100).toFixed(2).replace('.', ',')
}
