import type { Edition } from '@gevel/contract/editions'
import type { OwnSubscription, SubscriptionState } from '@gevel/contract/own-subscriptions'

/** The state of a subscription as its customer reads it, with the look of its tag. */
export const stateTags = {
  pending: { label: 'Begint nog', look: 'info' },
  active: { label: 'Actief', look: 'ok' },
  overdue: { label: 'Betaling te laat', look: 'err' },
  paused: { label: 'Gepauzeerd', look: 'info' },
  cancelled: { label: 'Opgezegd', look: 'info' },
  ended: { label: 'Gestopt', look: 'info' },
  withdrawn: { label: 'Herroepen', look: 'info' },
} as const satisfies Record<SubscriptionState, { label: string; look: 'ok' | 'info' | 'err' }>

/** What a plan gives to read: "Gevel en Gevel Pro, op papier en digitaal". */
export function planContent(
  { edition, print }: OwnSubscription['plan'],
  names: Readonly<Record<Edition, string>>,
): string {
  const read = edition === 'mix' ? `${names.general} en ${names.pro}` : names[edition]
  return `${read}, ${print ? 'op papier en digitaal' : 'digitaal'}`
}
