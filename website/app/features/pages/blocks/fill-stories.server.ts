import type { AlsoStory, PageBlock, PageBlockOf } from '@gevel/contract/page-blocks'
import type { ArticleCard, Headline } from '@gevel/contract/references'
import { findRelated, listHeadlines, listNewest } from '../../articles/articles.server.ts'
import {
  type CommentCounts,
  loadCommentCounts,
  withCommentCount,
} from '../../comments/comment/comment-counts.server.ts'
import { ShownStories } from './shown-stories.ts'

/** The number of stories of a front page besides the lead: below it, beside it, and in the list of the newest. */
const BELOW_LEAD = 4
/** How many days older than the lead a story below it may be, when editors did not choose it. */
const BELOW_LEAD_DAYS = 90
/** The number of tags of the lead that fill the lines below it. */
const TAGS_BELOW_LEAD = 2
const BESIDE_LEAD = 4
/** Stories that fill the column beside the lead where none has a picture. */
const FOR_PICTURE = 3
const NEWEST = 9
/** How many days older than the newest story a recall stands above all others. */
const RECALL_DAYS = 3
/** the longest list that the backend returns */
const MOST = 50

type Front = PageBlockOf<'blocks.front'>
type Articles = PageBlockOf<'blocks.articles'>

/**
 * Fills the blocks of a page that list articles, in one selection over all of them in the editors' order: first the
 * editors' own choices, then the opening, then the lists. They are requested in parallel, with enough articles to
 * replace those that an earlier list shows.
 */
export async function fillStories(request: Request, blocks: readonly PageBlock[]) {
  const shown = new ShownStories(blocks.flatMap(chosenIn))
  const fronts = new Map<Front, Awaited<ReturnType<typeof fillFront>>>()
  for (const block of blocks.filter(isFront)) fronts.set(block, await fillFront(request, block, shown))
  const lists = await fillLists(request, blocks.filter(isArticles), shown)
  return fronts.size > 0 ? withCommentCounts(await loadCommentCounts(request), { fronts, lists }) : { fronts, lists }
}

interface FilledStories {
  fronts: Map<Front, Awaited<ReturnType<typeof fillFront>>>
  lists: Awaited<ReturnType<typeof fillLists>>
}

/** The stories of a front page with the numbers of their comments. */
function withCommentCounts(counts: CommentCounts, { fronts, lists }: FilledStories): FilledStories {
  const counted = (articles: readonly ArticleCard[]) => articles.map((article) => withCommentCount(article, counts))
  return {
    fronts: new Map(
      [...fronts].map(([block, front]) => [
        block,
        { ...front, lead: front.lead && withCommentCount(front.lead, counts), beside: counted(front.beside) },
      ]),
    ),
    lists: new Map([...lists].map(([block, list]) => [block, { ...list, articles: counted(list.articles) }])),
  }
}

function isFront(block: PageBlock): block is Front {
  return block.__component === 'blocks.front'
}

function isArticles(block: PageBlock): block is Articles {
  return block.__component === 'blocks.articles'
}

function chosenIn(block: PageBlock): number[] {
  if (isFront(block)) return [block.lead, ...block.also].flatMap((article) => article?.id ?? [])
  return block.__component === 'blocks.story' && block.article ? [block.article.id] : []
}

async function fillFront(request: Request, block: Front, shown: ShownStories) {
  const { edition } = block
  const query = { edition, exclude: shown.ids, pageSize: 1 + BELOW_LEAD + BESIDE_LEAD + NEWEST }
  // one request for both
  const [cards, headlines] = await Promise.all([listNewest(request, query), listHeadlines(request, query)])
  const lead = block.lead ?? shown.take(withPicturesFirst(cards), 1)[0] ?? null
  // in order of precedence: the newest are really the newest, except for these and the lead
  const recall = takeRecall(headlines, shown)
  const pictured = shown.take(
    cards.filter(({ cover }) => cover !== null),
    1,
  )
  const newest = shown.take(headlines, NEWEST)
  const also = block.also.length > 0 ? block.also : await belowLead(request, lead, shown)
  return {
    ...block,
    recall,
    lead,
    also,
    beside: [...pictured, ...shown.take(cards, pictured.length > 0 ? BESIDE_LEAD - 1 : BESIDE_LEAD + FOR_PICTURE)],
    newest,
  }
}

/** The newest recall, while it is new: shops have to act on it. */
function takeRecall(headlines: readonly Headline[], shown: ShownStories): Headline | null {
  const recent = withinAge(headlines, RECALL_DAYS, headlines[0]?.publishedAt ?? '')
  const recalls = recent.filter(({ form }) => form === 'recall')
  return shown.take(recalls, 1)[0] ?? null
}

/**
 * Earlier articles of the lead's story and its related ones, of the last months; where those are not enough, others of its first tags.
 */
async function belowLead(request: Request, lead: ArticleCard | null, shown: ShownStories): Promise<AlsoStory[]> {
  if (!lead) return []
  const { edition, publishedAt } = lead
  const { earlier = [], related = [], tags = [] } = (await findRelated(request, lead.id)) ?? {}
  const takeRecent = (stories: readonly Headline[], count: number): AlsoStory[] =>
    shown.take(withinAge(stories, BELOW_LEAD_DAYS, publishedAt), count)
  const also = takeRecent([...earlier, ...related], BELOW_LEAD)
  if (also.length === BELOW_LEAD) return also
  const query = { edition, exclude: shown.ids, pageSize: BELOW_LEAD }
  const others = await Promise.all(
    tags.slice(0, TAGS_BELOW_LEAD).map(({ slug }) => listHeadlines(request, { ...query, tag: slug })),
  )
  return [...also, ...takeRecent(others.flat(), BELOW_LEAD - also.length)]
}

async function fillLists(request: Request, blocks: readonly Articles[], shown: ShownStories) {
  const exclude = shown.ids
  const candidates = await Promise.all(
    blocks.map(async (block, at) => {
      const before = blocks.slice(0, at).reduce((total, { count }) => total + count, 0)
      const { edition, tag, forms } = block
      const query = { edition: edition ?? undefined, tag: tag?.slug, forms, exclude }
      return {
        block,
        articles: await listNewest(request, { ...query, pageSize: Math.min(MOST, block.count + before) }),
      }
    }),
  )
  const newest = candidates.flatMap(({ articles }) => articles).reduce(newerOf, '')
  return new Map(
    candidates.map(({ block, articles }) => {
      const recent = withinAge(articles, block.maxAgeDays, newest)
      return [block, { ...block, articles: shown.take(recent, block.count) }]
    }),
  )
}

function withPicturesFirst(articles: readonly ArticleCard[]): ArticleCard[] {
  return [...articles].sort((a, b) => Number(b.cover !== null) - Number(a.cover !== null))
}

function newerOf(newest: string, { publishedAt }: ArticleCard): string {
  return publishedAt > newest ? publishedAt : newest
}

const DAY_MS = 86_400_000

/**
 * The stories that are at most so many days older than the newest one of the page, not than today: a quiet month
 * empties no page.
 * @param days null without a limit
 * @param newest when the newest story was published, ISO 8601
 */
export function withinAge<T extends { publishedAt: string }>(
  articles: readonly T[],
  days: number | null,
  newest: string,
): T[] {
  if (days === null) return [...articles]
  const oldestMs = Date.parse(newest) - days * DAY_MS
  return articles.filter(({ publishedAt }) => Date.parse(publishedAt) >= oldestMs)
}
