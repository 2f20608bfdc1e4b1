/** The parts that can be measured separately. */
export const benchParts = ['cached', 'shared', 'rendered', 'publishing', 'memory', 'statistics', 'articles'] as const

export type BenchPart = (typeof benchParts)[number]
