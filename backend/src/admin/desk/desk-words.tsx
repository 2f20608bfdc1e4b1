import { formatCents } from '@gevel/contract/money/format'
import { Badge, Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import {
  type CollectionState,
  collectionStateNames,
  type InvoiceState,
  invoiceStateNames,
  type OrderState,
  orderStateNames,
  type RunState,
  runStateNames,
  type SubscriptionState,
  subscriptionStateNames,
} from '../../features/desk/words'

/** The routes of the screens. */
export const DESK = '/admin/site/desk'

type Colour = 'success' | 'primary' | 'warning' | 'danger' | 'neutral'

const subscriptionColours: Readonly<Record<SubscriptionState, Colour>> = {
  pending: 'primary',
  active: 'success',
  overdue: 'danger',
  paused: 'warning',
  cancelled: 'neutral',
  ended: 'neutral',
  withdrawn: 'neutral',
}
const orderColours: Readonly<Record<OrderState, Colour>> = {
  placed: 'primary',
  fulfilled: 'success',
  cancelled: 'neutral',
  withdrawn: 'neutral',
}
const invoiceColours: Readonly<Record<InvoiceState, Colour>> = {
  open: 'primary',
  late: 'danger',
  paid: 'success',
  credit: 'neutral',
}
const runColours: Readonly<Record<RunState, Colour>> = { open: 'primary', closed: 'success', 'taken-back': 'neutral' }
const collectionColours: Readonly<Record<CollectionState, Colour>> = {
  pending: 'primary',
  collected: 'success',
  returned: 'danger',
  'taken-back': 'neutral',
}

export function Tag({ colour, children }: { colour: Colour; children: string }) {
  return (
    <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
      {children}
    </Badge>
  )
}

export const SubscriptionTag = ({ state }: { state: SubscriptionState }) => (
  <Tag colour={subscriptionColours[state]}>{subscriptionStateNames[state]}</Tag>
)
export const OrderTag = ({ state }: { state: OrderState }) => (
  <Tag colour={orderColours[state]}>{orderStateNames[state]}</Tag>
)
export const InvoiceTag = ({ state }: { state: InvoiceState }) => (
  <Tag colour={invoiceColours[state]}>{invoiceStateNames[state]}</Tag>
)
export const RunTag = ({ state }: { state: RunState }) => <Tag colour={runColours[state]}>{runStateNames[state]}</Tag>
export const CollectionTag = ({ state }: { state: CollectionState }) => (
  <Tag colour={collectionColours[state]}>{collectionStateNames[state]}</Tag>
)

/** Whether a version of a plan is the one that is sold. */
export const NewestTag = ({ isNewest }: { isNewest: boolean }) => (
  <Tag colour={isNewest ? 'success' : 'neutral'}>{isNewest ? 'Nieuwste' : 'Eerdere'}</Tag>
)

export const audienceNames = { person: 'Particulieren', company: 'Bedrijven', both: 'Iedereen' } as const

/** A customer as the first cell of a row: the name leads to the row itself. */
export function CustomerLink({ to, name, email }: { to: string; name: string; email: string }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Link tag={RouterLink} to={to}>
        {name}
      </Link>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {email}
      </Typography>
    </Flex>
  )
}

const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' })
const longDays = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })
const moments = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' })

/** A day of the calendar: "20 nov 2026". */
export function dayText(day: string): string {
  return days.format(new Date(day))
}

/** A day in a sentence: "20 november 2026". */
export function longDayText(day: string): string {
  return longDays.format(new Date(day))
}

/** The Dutch day of a moment: "20 nov 2026". */
export function momentDayText(moment: string): string {
  return moments.format(new Date(moment))
}

/** An amount that is not there is a dash. */
export function amountText(amountCents: number | null): string {
  return amountCents === null ? '–' : formatCents(amountCents)
}

/** `1 lezer`, `3 lezers`. */
export function countOf(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`
}
