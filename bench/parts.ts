/** The parts that can be measured separately. */
export const benchParts = [
  ...(['cached', 'payloads', 'shared', 'rendered', 'publishing', 'memory', 'sessions'] as const),
  ...([
    'statistics',
    'backend',
    'articles',
    'desk',
    'vacancies',
    'orders',
    'registrations',
    'event-days',
    'newsletter',
  ] as const),
] as const

export type BenchPart = (typeof benchParts)[number]
