import type { Teaser } from '@gevel/contract/references'

const COLUMNS = 4
/** How many stories as text are about as high as one with a picture. */
const STACK_HEIGHT = 3

/**
 * Distributes stories over at most four columns: one with a picture in each, then the others in as few stacks of equal
 * height as text. Beside two pictures or more, a story with a made cover has a column too where a stack would be low.
 * Stories without pictures are stacked.
 */
export function intoColumns<T extends Pick<Teaser, 'cover' | 'madeCover'>>(articles: readonly T[]): T[][] {
  const pictured = articles.filter(({ cover }) => cover !== null)
  const isFullRow = pictured.length === articles.length && articles.length <= COLUMNS
  const alone = pictured.slice(0, isFullRow ? COLUMNS : COLUMNS - 1)
  if (alone.length > 1) alone.push(...madeInPlaceOfLowStack(without(articles, alone), COLUMNS - alone.length))
  const stacked = without(articles, alone)
  const most = alone.length > 0 ? Math.ceil(stacked.length / STACK_HEIGHT) : COLUMNS
  return [...alone.map((article) => [article]), ...intoStacks(stacked, Math.min(most, COLUMNS - alone.length))]
}

/** The stories with a made cover that take a column, so that the stacks of the others are as high as a picture. */
function madeInPlaceOfLowStack<T extends Pick<Teaser, 'madeCover'>>(others: readonly T[], columns: number): T[] {
  const withCover = others.filter(({ madeCover }) => madeCover !== null).slice(0, others.length % STACK_HEIGHT)
  const fits = (count: number) => Math.ceil((others.length - count) / STACK_HEIGHT) <= columns - count
  while (withCover.length > 0 && !fits(withCover.length)) withCover.pop()
  return withCover
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  return all.filter((one) => !some.includes(one))
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
