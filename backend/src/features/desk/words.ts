import type { Tables } from '../../platform/database/tables'

export type SubscriptionState = Tables['gevel_subscriptions']['state']
export type OrderState = Tables['gevel_orders']['state']
export type RunState = Tables['gevel_collection_runs']['state']
export type CollectionState = Tables['gevel_collections']['state']

export const subscriptionStateNames: Readonly<Record<SubscriptionState, string>> = {
  pending: 'Begint nog',
  active: 'Actief',
  overdue: 'Achterstallig',
  paused: 'Gepauzeerd',
  cancelled: 'Opgezegd',
  ended: 'Beëindigd',
  withdrawn: 'Herroepen',
}

export const orderStateNames: Readonly<Record<OrderState, string>> = {
  placed: 'Geplaatst',
  fulfilled: 'Geleverd',
  cancelled: 'Geannuleerd',
  withdrawn: 'Herroepen',
}

/** Of an invoice, or of a credit note. */
export const invoiceStateNames = {
  open: 'Open',
  late: 'Te laat',
  paid: 'Betaald',
  credit: 'Creditnota',
} as const
export type InvoiceState = keyof typeof invoiceStateNames

export const runStateNames: Readonly<Record<RunState, string>> = {
  open: 'Open',
  closed: 'Gesloten',
  'taken-back': 'Teruggenomen',
}

export const collectionStateNames: Readonly<Record<CollectionState, string>> = {
  pending: 'Aangeboden',
  collected: 'Geïncasseerd',
  returned: 'Teruggekomen',
  'taken-back': 'Teruggenomen',
}

export const periodNames = { month: 'per maand', quarter: 'per kwartaal', year: 'per jaar' } as const
export const paymentNames = { 'direct-debit': 'Automatische incasso', invoice: 'Op factuur' } as const
export const editionNames = { general: 'Gevel', pro: 'Gevel Pro', mix: 'Mix Pro' } as const
