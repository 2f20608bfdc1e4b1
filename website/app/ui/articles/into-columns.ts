import type { Teaser } from '@gevel/contract/references'

const COLUMNS = 4
/** How many stories as text are about as high as one with a picture. */
const STACK_HEIGHT = 3

/**
 * Distributes stories over at most four columns: one with a picture in each, then the others in as few stacks of equal
 * height as text. Without pictures all are stacks.
 */
export function intoColumns<T extends Pick<Teaser, 'cover'>>(articles: readonly T[]): T[][] {
  const pictured = articles.filter(({ cover }) => cover !== null)
  const isFullRow = pictured.length === articles.length && articles.length <= COLUMNS
  const alone = pictured.slice(0, isFullRow ? COLUMNS : COLUMNS - 1)
  const stacked = articles.filter((article) => !alone.includes(article))
  const most = alone.length > 0 ? Math.ceil(stacked.length / STACK_HEIGHT) : COLUMNS
  return [...alone.map((article) => [article]), ...intoStacks(stacked, Math.min(most, COLUMNS - alone.length))]
}

/** Stacks of equal height, the first ones higher by one where they cannot be. */
export function intoStacks<T>(articles: readonly T[], most: number): T[][] {
  const count = Math.min(most, articles.length)
  const stacks: T[][] = []
  let at = 0
  for (let stack = 0; stack < count; stack++) {
    const height = Math.ceil((articles.length - at) / (count - stack))
    stacks.push(articles.slice(at, at + height))
    at += height
  }
  return stacks
}
