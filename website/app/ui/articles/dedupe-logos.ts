import type { MadeCover } from '@gevel/contract/references'

interface Story {
  madeCover: MadeCover | null
}

/**
 * The stories of a page in their order, of which only the first of each company has its logo: a second one beside it
 * looks like the same story.
 * @param shown ids of companies whose logo the page shows already; it gets those of these stories
 */
export function dedupeLogos<T extends Story>(stories: readonly T[], shown: Set<number> = new Set()): T[] {
  return stories.map((story) => withoutRepeatedLogo(story, shown))
}

const storiesWithoutLogo = new WeakMap<Story, Story>()

/** Returns one object per story, so that what is derived from it can be remembered (`reuseBlocks`). */
function withoutLogo<T extends Story>(story: T): T {
  const earlierCopy = storiesWithoutLogo.get(story) as T | undefined
  const without = earlierCopy ?? { ...story, madeCover: null }
  if (!earlierCopy) storiesWithoutLogo.set(story, without)
  return without
}

/** A story of them. */
export function withoutRepeatedLogo<T extends Story>(story: T, shown: Set<number>): T {
  const { madeCover } = story
  if (madeCover?.kind !== 'logo') return story
  if (shown.has(madeCover.company)) return withoutLogo(story)
  shown.add(madeCover.company)
  return story
}
