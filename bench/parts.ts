/** What can be measured by itself. */
export const benchParts = ['cached', 'drawn', 'publishing', 'memory', 'articles'] as const

export type BenchPart = (typeof benchParts)[number]
