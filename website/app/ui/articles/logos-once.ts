import type { MadeCover } from '@gevel/contract/references'

interface Story {
  madeCover: MadeCover | null
}

/**
 * The stories of a page in their order, of which only the first of each company has its logo: a second one beside it
 * looks like the same story.
 * @param shown ids of companies whose logo the page shows already; it gets those of these stories
 */
export function logosOnce<T extends Story>(stories: readonly T[], shown: Set<number> = new Set()): T[] {
  return stories.map((story) => logoOnce(story, shown))
}

/** A story of them. */
export function logoOnce<T extends Story>(story: T, shown: Set<number>): T {
  const { madeCover } = story
  if (madeCover?.kind !== 'logo') return story
  if (shown.has(madeCover.company)) return { ...story, madeCover: null }
  shown.add(madeCover.company)
  return story
}
