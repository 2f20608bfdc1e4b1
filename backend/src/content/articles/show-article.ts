import type { Article } from '@gevel/contract/articles'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import { mayBeRead, type Reader } from '../../platform/readers/access'
import { findNeighbours } from '../article-lists/page-of-list'
import { type BlockRow, bodyBlocks } from '../blocks/body-blocks'
import { loadFigureValues } from '../blocks/figure-values'
import { articleCard, articleRef, headline, teaser } from '../parts/article-card'
import { partnerRef } from '../parts/partner-ref'
import { figurePicture } from '../parts/picture'
import { seo } from '../parts/seo'
import { tagRef } from '../parts/tag-ref'
import { richText, wordCount } from '../rich-text/rich-text'
import { type ArticleRow, loadArticle } from './article-row'
import { earlierThan } from './earlier-articles'
import { shownKeyPoints } from './key-points'
import { loadCardsById } from './load-cards'
import { beforePaywall } from './paywall'
import { relatedTo, sharedTag } from './related-articles'
import { author } from './show-author'

const wordsAMinute = 220

/**
 * `GET /public/contents/{id}`: an article with its related articles. Behind the paywall only the first paragraphs of
 * its text are sent.
 * @param reader returns the type of reader; called only when the article is not free
 * @returns null when no article with this id is published
 */
export async function showArticle(publicId: number, reader: () => Promise<Reader>): Promise<{ data: Article } | null> {
  const row = await loadArticle(publicId)
  if (!row) return null
  const locked = !(await mayBeRead(row, reader))
  return { data: await articlePage(row, locked) }
}

/** The page of an article. */
export async function articlePage(row: ArticleRow, locked: boolean): Promise<Article> {
  // behind the paywall only text is left
  if (!locked) await loadFigureValues(row.blocks)
  return { ...articleOf(row, locked), ...(await linkedArticles(row)) }
}

function articleOf(row: ArticleRow, locked: boolean): Omit<Article, keyof LinkedArticles> {
  const blocks = bodyBlocks(row.blocks)
  return {
    ...articleCard(row),
    keyPoints: locked ? [] : shownKeyPoints(row.keyPoints ?? '', row.publicId),
    cover: figurePicture(row.cover),
    author: row.author && author(row.author),
    changedAt: timestampOrNull(row.changedAt),
    readingMinutes: readingMinutes(row.intro, row.blocks),
    locked,
    blocks: locked ? beforePaywall(blocks) : blocks,
    tags: row.tags.map(tagRef),
    partners: row.partners.map(partnerRef),
    corrections: locked
      ? []
      : (row.corrections ?? []).map(({ at, text }) => ({ at: timestamp(at ?? new Date()), text })),
    magazine: row.magazine && magazineOf(row.magazine, row.magazinePage),
    seo: seo(row.seo),
  }
}

function magazineOf(
  { publicId, slug, title, year, number }: NonNullable<ArticleRow['magazine']>,
  page: number | null,
): Article['magazine'] {
  return { id: publicId, slug, title, year, number, page }
}

/** The articles that an article page links to. */
type LinkedArticles = Pick<Article, 'earlier' | 'related' | 'relatedTag' | 'previous' | 'next'>

async function linkedArticles(row: ArticleRow): Promise<LinkedArticles> {
  const { edition, publicId } = row
  const releasedAt = new Date(row.releasedAt ?? row.publishedAt)
  const chosen = row.related.map(({ id }) => id)
  const [{ earlier, related }, { previous, next }] = await Promise.all([
    earlierThan(row, releasedAt, chosen).then(async (earlier) => ({
      earlier,
      related: await relatedTo(row, chosen, earlier),
    })),
    findNeighbours({ edition, releasedAt, publicId }),
  ])
  const ids = [...earlier, ...related, previous, next].filter((id) => id !== null)
  const [cards, common] = await Promise.all([loadCardsById([...new Set(ids)]), sharedTag(row.tags, related)])
  const refOf = (id: number | null) => {
    const card = id !== null && cards.get(id)
    return card ? articleRef(card) : null
  }
  const earlierCards = earlier.flatMap((id) => cards.get(id) ?? [])
  return {
    earlier: earlierCards.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)).map(headline),
    related: related.flatMap((id) => cards.get(id) ?? []).map(teaser),
    relatedTag: common ? tagRef(common) : null,
    previous: refOf(previous),
    next: refOf(next),
  }
}

/** The reading time of an article, in whole minutes. */
function readingMinutes(intro: string, blocks: readonly BlockRow[] | null): number {
  const body = (blocks ?? []).reduce((words, block) => words + wordsOf(block), 0)
  return Math.max(1, Math.round((countWords(intro) + body) / wordsAMinute))
}

function wordsOf(block: BlockRow): number {
  return wordCount(richText(block.content)) + countWords(block.__component === 'blocks.quote' ? block.text : '')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
