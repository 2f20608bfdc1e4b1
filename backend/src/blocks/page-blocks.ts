import type { Edition } from '@gevel/contract/editions'
import { type ArticleCardRow, cardOfArticle, referred, referredCard } from '../parts/article-card'
import { nameOfTag, type TagRefRow, tagRef } from '../parts/tag-ref'
import { type BlockRow, bodyBlock, showBlocks, withBodyBlocks } from './body-blocks'

/** A block of a page as it is kept; those that fill themselves hold what to show. */
export interface PageBlockRow extends BlockRow {
  edition: Edition | null
  lead: ArticleCardRow | null
  also: ArticleCardRow[] | null
  tag: TagRefRow | null
  count: number
  layout: string
  width: string
  when: string
  moreLabel: string | null
  moreLink: string | null
  partner: boolean | null
  organisation: boolean | null
  buildingMarket: boolean | null
  paintHome: boolean | null
  items: { label: string; href: string; text: string | null; question: string; answer: string }[] | null
}

/** What to load of each block of a page. */
export const withPageBlocks = {
  ...withBodyBlocks,
  'blocks.front': { populate: { lead: cardOfArticle, also: cardOfArticle } },
  'blocks.articles': { populate: { tag: nameOfTag } },
  'blocks.story': { populate: { article: cardOfArticle } },
  'blocks.agenda': true,
  'blocks.vacancies': true,
  'blocks.magazine': true,
  'blocks.partners': true,
  'blocks.directory': true,
  'blocks.vacancy-list': true,
  'blocks.event-list': true,
  'blocks.links': { populate: { items: true } },
  'blocks.faq': { populate: { items: true } },
}

/** How the site gets each block that fills itself. */
const shapes: Readonly<Record<string, (block: PageBlockRow) => object | null>> = {
  'blocks.front': ({ edition, lead, also }) => ({
    edition: edition ?? 'general',
    lead: referredCard(lead),
    also: (also ?? []).flatMap((article) => referred(article) ?? []),
  }),
  'blocks.articles': ({ title, edition, tag, count, layout, ...block }) => ({
    ...{ title, edition, tag: tag && tagRef(tag), count, layout, ...more(block) },
  }),
  'blocks.story': ({ title, width, article }) => ({ title, width, article: referredCard(article) }),
  'blocks.agenda': latest,
  'blocks.vacancies': latest,
  'blocks.magazine': ({ title, width, ...block }) => ({ title, width, ...more(block) }),
  'blocks.partners': ({ title, ...block }) => ({ title, ...more(block) }),
  'blocks.directory': (block) => {
    const kinds = kindsOf(block)
    return kinds.length > 0 ? { title: block.title || null, kinds } : null
  },
  'blocks.vacancy-list': ({ edition }) => ({ edition }),
  'blocks.event-list': ({ title, edition, when }) => ({ title, edition, when }),
  'blocks.links': ({ title, items }) => ({
    title: title || null,
    items: (items ?? []).map(({ label, href, text }) => ({ label, href, text: text || null })),
  }),
  'blocks.faq': ({ title, items }) => ({
    title,
    items: (items ?? []).map(({ question, answer }) => ({ question, answer })),
  }),
}

function latest({ title, width, edition, count, ...block }: PageBlockRow) {
  return { title, width, edition, count, ...more(block) }
}

function more({ moreLabel, moreLink }: Pick<PageBlockRow, 'moreLabel' | 'moreLink'>) {
  return { moreLabel: moreLabel || null, moreLink: moreLink || null }
}

function kindsOf({ partner, organisation, buildingMarket, paintHome }: PageBlockRow): string[] {
  const chosen = { partner, organisation, 'building-market': buildingMarket, 'paint-home': paintHome }
  return Object.entries(chosen).flatMap(([kind, shown]) => (shown ? [kind] : []))
}

/** The blocks of a page, without those that have nothing to show. */
export function pageBlocks(blocks: readonly PageBlockRow[] | null) {
  return showBlocks(blocks, pageBlock)
}

function pageBlock(block: PageBlockRow) {
  const shape = shapes[block.__component]
  if (!shape) return bodyBlock(block)
  const shown = shape(block)
  return shown && { __component: block.__component, ...shown }
}
