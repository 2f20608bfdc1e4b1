import { formatCents } from '@gevel/contract/money/format'
import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { paymentNames, periodNames } from '../../../features/desk/words'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { longDayText } from '../../kit/words/days'

const nextNames = {
  begins: 'Begint',
  charge: 'Volgende factuur',
  resumes: 'Hervat',
  until: 'Loopt tot en met',
  none: '',
} as const

/** The plan, state, terms and customer of a subscription. */
export function SubscriptionFacts({ subscription }: { subscription: ShownSubscription }) {
  const { plan, amount, next, customer, mandate, order, change, kind, payment, reference, announcedFrom } = subscription
  const isCompany = customer.kind === 'company'
  const price = amount && (isCompany ? `${formatCents(amount.netCents)} zonder btw` : formatCents(amount.totalCents))
  const term = amount?.introWeeks ? `voor ${amount.introWeeks} weken` : periodNames[plan.period]
  return (
    <Panel title="Gegevens">
      <Facts
        facts={[
          ['Plan', `${plan.name}, versie ${plan.version}`],
          [`Prijs ${term}`, kind === 'complimentary' ? 'Gratis' : price],
          [nextNames[next.what], next.day && longDayText(next.day)],
          ['Gefactureerd tot en met', kind === 'paid' && longDayText(subscription.paidUntil)],
          ['Pauze', pauseText(subscription)],
          ['Wijzigt per de volgende periode', change && changeText(change)],
          ['Nieuwe prijs aangekondigd', announcedFrom && `Voor periodes vanaf ${longDayText(announcedFrom)}`],
          ['Termijn', subscription.isInIntro && 'Kennismaking'],
          [isCompany ? 'Contact' : 'E-mailadres', <Contact key="contact" {...customer} />],
          ['Adres', `${customer.street}\n${customer.postcode} ${customer.city}\n${countryName(customer.country)}`],
          ['Klantnummer', customer.number],
          ['KvK en btw-id', [customer.kvk, customer.vatId].filter(Boolean).join('\n')],
          ['Betaling', kind === 'paid' && paymentNames[payment]],
          ['Machtiging', mandate && `${mandate.reference}\n${mandate.iban}\n${mandate.holder}`],
          ['Kenmerk van de klant', reference],
          ['Bestelling', order && <OrderLink {...order} />],
        ]}
      />
    </Panel>
  )
}

function Contact({ contact, email }: { contact: string | null; email: string }) {
  return (
    <>
      {contact && `${contact}\n`}
      <Link href={`mailto:${email}`}>{email}</Link>
    </>
  )
}

function OrderLink({ id, number }: { id: number; number: string }) {
  return (
    <Link tag={RouterLink} to={`/bestellingen/${id}`}>
      {number}
    </Link>
  )
}

function pauseText({ pausedFrom, pausedUntil }: ShownSubscription): string | null {
  if (!pausedFrom) return null
  return `${longDayText(pausedFrom)}${pausedUntil ? ` tot en met ${longDayText(pausedUntil)}` : ''}`
}

function changeText({ plan, seats }: NonNullable<ShownSubscription['change']>): string {
  return [plan, seats && `${seats} plaatsen`].filter(Boolean).join(', ')
}

const countries = new Intl.DisplayNames('nl', { type: 'region' })

function countryName(code: string): string {
  return countries.of(code) ?? code
}
