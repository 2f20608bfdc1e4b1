import { Play, WarningCircle } from '@strapi/icons'
import type { ShownInvoice } from '../../../features/desk/invoices/show-invoice'
import { useAction } from '../../kit/action/use-action'
import { DESK } from '../desk-words'

const reason = { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true } as const

/** Reports that a customer disputes what it owes, or that this is settled: one of both, by how it is. */
export function useDispute(invoice: ShownInvoice) {
  const dispute = useAction<ShownInvoice>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${DESK}/invoices/${id}/dispute`, body: answers }),
    question: ({ customer }) => ({
      title: 'Meld een geschil',
      text: `${customer.name} krijgt geen herinneringen meer, ook niet van andere facturen, totdat u meldt dat het geschil is opgelost.`,
      confirm: 'Meld geschil',
      fields: [reason],
    }),
    done: ({ customer }) => `Het geschil met ${customer.name} is gemeld.`,
  })
  const settle = useAction<ShownInvoice>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${DESK}/invoices/${id}/settlement`, body: answers }),
    question: ({ customer }) => ({
      title: 'Geschil opgelost',
      text: `${customer.name} krijgt weer herinneringen van wat te laat is.`,
      confirm: 'Meld als opgelost',
      fields: [reason],
    }),
    done: ({ customer }) => `Het geschil met ${customer.name} is opgelost.`,
  })
  return invoice.customer.disputedAt === null
    ? {
        ...{ label: 'Meld een geschil', icon: <WarningCircle />, isBusy: dispute.isBusy },
        run: () => dispute.run(invoice),
      }
    : {
        ...{ label: 'Geschil opgelost', icon: <Play />, isBusy: settle.isBusy },
        run: () => settle.run(invoice),
      }
}
