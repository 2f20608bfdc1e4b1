import { dutchDay } from '@gevel/contract/dutch-day'
import { formatCents } from '@gevel/contract/money/format'
import { Check, Cross } from '@strapi/icons'
import type { ShownWithdrawal } from '../../features/withdrawal/desk/show-withdrawal'
import { useAction } from '../kit/action/use-action'
import { ActionList } from '../kit/detail/action-list'
import { longDayText } from '../kit/words/days'
import { WITHDRAWALS } from './withdrawal-words'

/** What the desk can do with a statement: decide about it, or report that its money is back. */
export function WithdrawalActions({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { state } = withdrawal
  const carryOut = useAction<ShownWithdrawal>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${WITHDRAWALS}/${id}/order`, body: answers }),
    question: ({ name, orderNumber, orderText }) => ({
      title: 'Voer de herroeping uit',
      text: `Het abonnement van deze bestelling stopt meteen en wat is gefactureerd wordt gecrediteerd. De klant van de bestelling krijgt een mail met de creditfactuur. ${name} vulde in: ${orderText}.`,
      confirm: 'Voer uit',
      isDanger: true,
      fields: [
        { name: 'orderNumber', label: 'Bestelnummer', kind: 'text', isRequired: true, value: orderNumber ?? '' },
      ],
    }),
    done: ({ number }) => `Herroeping ${number} is uitgevoerd.`,
  })
  const refuse = useAction<ShownWithdrawal>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${WITHDRAWALS}/${id}/refusal`, body: answers }),
    question: ({ name, email }) => ({
      title: 'Wijs de herroeping af',
      text: `${name} (${email}) krijgt de reden per mail.`,
      confirm: 'Wijs af en mail',
      isDanger: true,
      fields: [{ name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true }],
    }),
    done: ({ number }) => `Herroeping ${number} is afgewezen.`,
  })
  const refund = useAction<ShownWithdrawal>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${WITHDRAWALS}/${id}/refund`, body: answers }),
    question: ({ credits, refundUntil, customerName }) => ({
      title: 'Als terugbetaald melden',
      text: `${customerName} krijgt ${formatCents(openOf(credits))} terug${refundUntil ? `, uiterlijk op ${longDayText(refundUntil)}` : ''}. Meld dit als het bedrag is overgemaakt; de klant krijgt dan een mail.`,
      confirm: 'Meld als terugbetaald',
      fields: [
        { name: 'paidOn', label: 'Terugbetaald op', kind: 'day', isRequired: true, value: dutchDay(new Date()) },
        {
          ...{ name: 'account', label: 'Rekening (IBAN)', kind: 'text' },
          hint: 'Leeg: de rekening waarvan is betaald, zoals de wet het wil.',
        },
      ],
    }),
    done: ({ number }) => `De terugbetaling van ${number} is verwerkt.`,
  })
  const actions =
    state === 'open'
      ? [
          { label: 'Voer uit', icon: <Check />, isBusy: carryOut.isBusy, run: () => carryOut.run(withdrawal) },
          {
            label: 'Afwijzen',
            icon: <Cross />,
            isBusy: refuse.isBusy,
            isDanger: true,
            run: () => refuse.run(withdrawal),
          },
        ]
      : state === 'refund'
        ? [
            {
              ...{ label: 'Als terugbetaald melden', icon: <Check />, isBusy: refund.isBusy },
              run: () => refund.run(withdrawal),
            },
          ]
        : []
  return actions.length > 0 ? <ActionList actions={actions} /> : null
}

/** What of credit notes is still to be paid back, above zero. */
export function openOf(credits: ShownWithdrawal['credits']): number {
  return credits.reduce((sum, { openCents }) => sum - openCents, 0)
}
