import { isSepaIban, readIban } from '@gevel/contract/identifiers/iban'
import type { Ordering } from '@gevel/contract/plans'
import type { AnswerRow } from '../wizard/answers.ts'

/** How one order is paid: after an invoice, or by direct debit where the publisher can collect. */
export function paymentMethodField(ordering: Pick<Ordering, 'paymentDays' | 'directDebit'> | null, hint: string) {
  const invoice = {
    value: 'invoice',
    label: 'Factuur',
    hint: `Binnen ${ordering?.paymentDays ?? 0} dagen over te maken`,
  } as const
  const debit = {
    value: 'direct-debit',
    label: 'Automatische incasso',
    hint: `${ordering?.directDebit?.noticeDays ?? 0} dagen van tevoren aangekondigd`,
  } as const
  return {
    type: 'radio',
    label: 'Betaalwijze',
    hint,
    validation: 'required',
    options: ordering?.directDebit ? [invoice, debit] : [invoice],
    value: 'invoice',
  } as const
}

/** The account that is debited and its mandate, of a form that asks for the `method` of payment. */
export const debitFields = {
  iban: {
    type: 'text',
    label: 'IBAN',
    hint: 'De rekening waarvan wij afschrijven. Ook een rekening in een ander SEPA-land kan.',
    validation: 'iban_when:method,direct-debit',
    validationMessages: {
      iban_when: 'Dit IBAN klopt niet. Kijk de laatste cijfers en de twee cijfers na de landcode nog eens na.',
    },
    autocomplete: 'off',
    maxLength: 50,
  },
  holder: {
    type: 'text',
    label: 'Op naam van',
    hint: 'Zoals op uw bankpas.',
    validation: 'required_when:method,direct-debit',
    validationMessages: { required_when: 'Op naam van is verplicht.' },
    autocomplete: 'name',
    maxLength: 70,
  },
  agreed: {
    type: 'checkbox',
    label: 'Ik geef deze machtiging.',
    hint: 'U krijgt haar als pdf bij de bevestiging.',
    validation: 'required_when:method,direct-debit',
    validationMessages: {
      required_when: 'Zonder uw machtiging kunnen wij niet incasseren. Geef haar, of kies voor een factuur.',
    },
  },
} as const

interface DebitValues {
  method: string
  iban: string
  holder: string
}

/** What the rules of single fields cannot say of a direct debit. */
export function debitProblems({ method, iban }: Pick<DebitValues, 'method' | 'iban'>): { iban?: string } {
  return method === 'direct-debit' && !isSepaIban(readIban(iban) ?? '')
    ? { iban: 'Van een rekening in dit land kunnen wij niet incasseren. Kies een andere rekening, of een factuur.' }
    : {}
}

/** How it is paid, in the summary of a wizard. */
export function paymentRow({ method, iban, holder }: DebitValues): AnswerRow {
  return method === 'direct-debit'
    ? { label: 'Betaling', value: 'Automatische incasso', detail: `${maskedIban(iban)}, op naam van ${holder}.` }
    : { label: 'Betaling', value: 'Op factuur' }
}

/** An account number whose owner recognises it: `NL91 •••• •••• •• 4300`. */
function maskedIban(iban: string): string {
  const bare = iban.replace(/\s/g, '').toUpperCase()
  return `${bare.slice(0, 4)} •••• •••• •• ${bare.slice(-4)}`
}
