import type { TicketType, VisitorSale } from '@gevel/contract/event-sales'
import { href } from '@gevel/contract/hrefs'
import { registrationWizard } from '@gevel/contract/registrations'
import { defineForm } from '../../forms/schema/define-form.ts'
import { defineStep } from '../../forms/wizard/define-step.ts'
import { defineWizard } from '../../forms/wizard/define-wizard.ts'
import { isPaid } from './charge.ts'
import { attendeesStep, ticketsOfAnswers } from './steps/attendees-step.ts'
import { payerStep } from './steps/payer-step.ts'
import { paymentStep } from './steps/payment-step.ts'
import { ticketsStep } from './steps/tickets-step.ts'

/** The last step; paid tickets are agreed to. */
export const checkForm = (isWithPayment: boolean) =>
  defineForm(
    isWithPayment
      ? {
          agreed: {
            type: 'checkbox',
            label: 'Ik ga akkoord met de voorwaarden voor annuleren.',
            validation: 'required',
            validationLabel: 'Uw akkoord',
          },
        }
      : {},
    { name: 'controle' },
  )

/**
 * Registering for an event: the tickets, who come, the invoice of what is paid, and the check.
 * @param gone what the draft chose and cannot have any more; none while it chooses
 */
export function registerWizard(sale: VisitorSale, code: string | null, gone: readonly TicketType[] = []) {
  const { eventId: id } = sale.data
  return defineWizard({
    name: registrationWizard,
    title: 'Uw inschrijving',
    submitLabel: 'Schrijf in',
    reassurance: 'Er is nog niemand ingeschreven. Wat u invult blijft bewaard, ook als u dit venster sluit.',
    stepHref: (address) => href('/aanmelden/:id/:draft/:step', { id, ...address }),
    startHref: href('/aanmelden/:id', { id }),
    doneHref: (_result, draft) => href('/aanmelden/:id/klaar/:draft', { id, draft }),
    steps: [
      ticketsStep(sale, code, gone),
      attendeesStep(sale),
      payerStep(sale),
      paymentStep(sale),
      defineStep({
        name: 'controle',
        title: 'Controle',
        question: 'Klopt alles?',
        form: (answers) => checkForm(isPaid(ticketsOfAnswers(answers, sale))),
      }),
    ],
  })
}
