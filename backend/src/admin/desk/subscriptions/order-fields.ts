import { countryName, euCountries } from '@gevel/contract/identifiers/eu-countries'
import { isFor, type PlanVersion } from '@gevel/contract/plans'
import type { OrderForm } from '../../../features/desk/subscriptions/order-form'
import { periodNames } from '../../../features/desk/words'
import type { Answers, QuestionField } from '../../kit/action/question'

/** A part of the form of an order; the names of its fields are the paths to them in the order. */
export interface OrderSection {
  title: string
  fields: QuestionField[]
}

/** The answers that an order begins with. */
export const firstAnswers: Answers = {
  seats: '1',
  'customer.kind': 'person',
  'address.country': 'NL',
  'payment.method': 'invoice',
}

/** The plan that was chosen; undefined before that. */
export function planOf({ plans }: OrderForm, answers: Answers): PlanVersion | undefined {
  return plans.find(({ id }) => String(id) === answers.planVersionId)
}

/** The kind of customer that was chosen, or the only one that can order the plan. */
export function kindOf(plan: PlanVersion | undefined, answers: Answers): 'person' | 'company' {
  const chosen = answers['customer.kind'] === 'company' ? 'company' : 'person'
  if (!plan || isFor(plan, chosen)) return chosen
  return chosen === 'person' ? 'company' : 'person'
}

const text = (name: string, label: string, more: Partial<QuestionField> = {}): QuestionField => ({
  ...{ name, label, kind: 'text', isRequired: true },
  ...more,
})

/** The fields of an order by telephone, of which some depend on the answers so far. */
export function orderSections(form: OrderForm, answers: Answers): OrderSection[] {
  const plan = planOf(form, answers)
  const isCompany = kindOf(plan, answers) === 'company'
  return [
    {
      title: 'Abonnement',
      fields: [
        {
          ...text('planVersionId', 'Plan'),
          kind: { options: form.plans.map(({ id, name, period }) => [String(id), `${name}, ${periodNames[period]}`]) },
        },
        ...(plan?.extraSeat ? [text('seats', 'Lezers', { hint: `In de prijs: ${plan.seats}.` })] : []),
        ...(isCompany
          ? []
          : [
              {
                ...{ name: 'startsAtOnce', kind: 'check' as const },
                label: 'De klant vraagt om direct te beginnen, en weet dat herroepen dan naar rato kost',
              },
            ]),
      ],
    },
    {
      title: 'Klant',
      fields: [
        {
          ...text('customer.kind', 'Soort klant'),
          kind: { options: kindOptions(plan) },
        },
        ...(isCompany
          ? [
              text('customer.name', 'Bedrijfsnaam'),
              text('customer.kvk', 'KvK-nummer', { isRequired: false, hint: 'Verplicht in Nederland.' }),
              text('customer.vatId', 'Btw-id', { isRequired: false }),
              text('customer.contact', 'Naam van wie bestelt'),
            ]
          : [text('customer.name', 'Naam')]),
        text('customer.email', 'E-mailadres', { hint: 'Spel het na: hierheen gaan de bevestiging en de facturen.' }),
      ],
    },
    {
      title: 'Adres',
      fields: [
        text('address.street', 'Straat en huisnummer'),
        text('address.postcode', 'Postcode'),
        text('address.city', 'Plaats'),
        {
          ...text('address.country', 'Land'),
          kind: { options: euCountries.map((country) => [country, countryName(country)] as const) },
        },
      ],
    },
    { title: 'Betaling', fields: paymentFields(form, answers) },
  ]
}

function kindOptions(plan: PlanVersion | undefined): (readonly [string, string])[] {
  return [
    ...(!plan || isFor(plan, 'person') ? [['person', 'Particulier'] as const] : []),
    ...(!plan || isFor(plan, 'company') ? [['company', 'Bedrijf'] as const] : []),
  ]
}

function paymentFields({ mandateVersion, paymentDays }: OrderForm, answers: Answers): QuestionField[] {
  const method: QuestionField = {
    ...text('payment.method', 'Hoe'),
    kind: {
      options: [
        ['invoice', `Op factuur, binnen ${paymentDays} dagen`],
        ...(mandateVersion ? [['direct-debit', 'Automatische incasso'] as const] : []),
      ],
    },
  }
  const reference = text('reference', 'Kenmerk van de klant', { isRequired: false, hint: 'Komt op elke factuur.' })
  if (answers['payment.method'] !== 'direct-debit') return [method, reference]
  return [
    method,
    text('payment.iban', 'IBAN'),
    text('payment.holder', 'Op naam van'),
    {
      ...{ name: 'payment.mandate.agreed', kind: 'check' },
      label: 'De klant heeft de machtiging schriftelijk gegeven; aan de telefoon kan dat niet',
    },
    reference,
  ]
}

/** The order as the backend reads it (`subscriptionOrderSchema`); what is missing or wrong in it, it says by field. */
export function orderOf(form: OrderForm, answers: Answers): object {
  const plan = planOf(form, answers)
  const kind = kindOf(plan, answers)
  const the = (name: string) => answers[name]?.trim() || undefined
  const seats = plan?.extraSeat ? Number(answers.seats) : plan?.seats
  return {
    ...{ planVersionId: plan?.id, seats, reference: the('reference'), termsVersion: form.termsVersion },
    startsAtOnce: kind === 'company' || answers.startsAtOnce === 'yes',
    customer: {
      ...{ kind, name: the('customer.name'), email: the('customer.email') },
      ...(kind === 'company' && {
        ...{ kvk: the('customer.kvk') ?? null, vatId: the('customer.vatId') ?? null, contact: the('customer.contact') },
      }),
    },
    address: {
      ...{ street: the('address.street'), postcode: the('address.postcode') },
      ...{ city: the('address.city'), country: the('address.country') },
    },
    payment:
      the('payment.method') === 'direct-debit'
        ? {
            ...{ method: 'direct-debit', iban: the('payment.iban'), holder: the('payment.holder') },
            mandate: { textVersion: form.mandateVersion, agreed: answers['payment.mandate.agreed'] === 'yes' },
          }
        : { method: 'invoice' },
  }
}
