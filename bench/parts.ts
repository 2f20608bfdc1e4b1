/** What can be measured by itself. */
export const benchParts = ['cached', 'rendered', 'publishing', 'memory', 'articles'] as const

export type BenchPart = (typeof benchParts)[number]
