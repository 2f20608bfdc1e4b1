import type { EventSeries } from './events.ts'

/** The names of the event series for readers. Without zod, because pages import them in the browser. */
export const eventSeriesNames = {
  'nationale-dhz-sessie': 'Nationale Doe-het-zelfsessie',
  'bouwgroothandel-bijeen': 'Bouwgroothandel Bijeen',
  'business-update-bouwgroothandel': 'Business Update Bouwgroothandel',
} as const satisfies Record<EventSeries, string>
