import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { Edition } from '@gevel/contract/editions'
import { iconNameSchema } from '@gevel/contract/icons'
import type { PageBlock, PageBlockOf } from '@gevel/contract/page-blocks'
import { type ArticleForm, articleFormSchema, type PartnerKind, partnerKindSchema } from '@gevel/contract/references'
import { shownHref } from '../documents/hrefs'
import { withParts } from '../figures/series-row'
import {
  type ArticleCardRow,
  cardOfArticle,
  cardWithAuthor,
  cardWithCompanies,
  headline,
  referredCard,
} from '../parts/article-card'
import { nameOfTag, type TagRefRow, tagRef } from '../parts/tag-ref'
import { type BlockRow, bodyBlock, serialiseBlocks, withBodyBlocks } from './body-blocks'
import { figureOfBlock } from './figure-values'

/** A block of a page as it is stored; automatic lists store what to list. */
export interface PageBlockRow extends BlockRow {
  edition: Edition | null
  lead: ArticleCardRow | null
  also: ArticleCardRow[] | null
  tag: TagRefRow | null
  interview: boolean | null
  opinion: boolean | null
  reportage: boolean | null
  count: number
  maxAgeDays: number | null
  layout: PageBlockOf<'blocks.articles'>['layout']
  width: PageBlockOf<'blocks.story'>['width']
  when: PageBlockOf<'blocks.event-list'>['when']
  moreLabel: string | null
  moreLink: string | null
  partner: boolean | null
  organisation: boolean | null
  buildingMarket: boolean | null
  paintHome: boolean | null
  filter: boolean | null
  letters: boolean | null
  map: boolean | null
  items:
    | { label: string; href: string; text: string | null; icon: string | null; question: string; answer: string }[]
    | null
}

/** What to populate of each block of a page. */
export const withPageBlocks = {
  ...withBodyBlocks,
  'blocks.front': { populate: { lead: cardWithAuthor, also: cardOfArticle } },
  'blocks.articles': { populate: { tag: nameOfTag } },
  'blocks.story': { populate: { article: cardWithCompanies } },
  'blocks.agenda': true,
  'blocks.vacancies': true,
  'blocks.magazine': true,
  'blocks.most-read': true,
  'blocks.partners': true,
  'blocks.directory': true,
  'blocks.vacancy-list': true,
  'blocks.event-list': true,
  'blocks.figure-of-month': { populate: { series: { populate: withParts } } },
  'blocks.links': { populate: { items: true } },
  'blocks.faq': { populate: { items: true } },
}

type ListName = Exclude<PageBlock['__component'], BodyBlock['__component']>

/** Converts each automatic list to its response. */
const shapes: { readonly [N in ListName]: (block: PageBlockRow) => PageBlockOf<N> | null } = {
  'blocks.front': ({ edition, lead, also }) => ({
    __component: 'blocks.front',
    edition: edition ?? 'general',
    lead: referredCard(lead),
    also: (also ?? []).flatMap((article) => referredCard(article) ?? []).map(headline),
  }),
  'blocks.articles': ({ title, edition, tag, count, maxAgeDays, layout, ...block }) => ({
    __component: 'blocks.articles',
    ...{ title, edition, tag: tag && tagRef(tag), forms: formsOf(block), count, maxAgeDays, layout, ...more(block) },
  }),
  'blocks.story': ({ title, width, article }) => ({
    __component: 'blocks.story',
    ...{ title, width, article: referredCard(article) },
  }),
  'blocks.agenda': (block) => ({ __component: 'blocks.agenda', ...latest(block) }),
  'blocks.vacancies': (block) => ({ __component: 'blocks.vacancies', ...latest(block) }),
  'blocks.most-read': ({ title, width }) => ({ __component: 'blocks.most-read', title, width }),
  'blocks.magazine': ({ title, width, ...block }) => ({ __component: 'blocks.magazine', title, width, ...more(block) }),
  'blocks.partners': ({ title, ...block }) => ({ __component: 'blocks.partners', title, ...more(block) }),
  'blocks.directory': (block) => {
    const kinds = kindsOf(block)
    if (kinds.length === 0) return null
    const options = { filter: block.filter ?? false, letters: block.letters ?? false, map: block.map ?? false }
    return { __component: 'blocks.directory', title: block.title || null, kinds, ...options }
  },
  'blocks.vacancy-list': ({ edition }) => ({ __component: 'blocks.vacancy-list', edition }),
  'blocks.event-list': ({ title, edition, when }) => ({ __component: 'blocks.event-list', title, edition, when }),
  'blocks.figure-of-month': ({ title, ...block }) => {
    const series = figureOfBlock(block)
    return series && { __component: 'blocks.figure-of-month', title, series }
  },
  'blocks.links': ({ title, items }) => ({
    __component: 'blocks.links',
    title: title || null,
    items: (items ?? []).flatMap(({ label, text, icon, ...item }) => {
      const href = shownHref(item.href)
      return href ? { label, href, text: text || null, icon: iconNameSchema.safeParse(icon).data ?? null } : []
    }),
  }),
  'blocks.faq': ({ title, items }) => ({
    __component: 'blocks.faq',
    title,
    items: (items ?? []).map(({ question, answer }) => ({ question, answer })),
  }),
}

function latest({ title, width, edition, count, ...block }: PageBlockRow) {
  return { title, width, edition, count, ...more(block) }
}

function more({ moreLabel, moreLink }: Pick<PageBlockRow, 'moreLabel' | 'moreLink'>) {
  return { moreLabel: moreLabel || null, moreLink: shownHref(moreLink) }
}

function formsOf({
  interview,
  opinion,
  reportage,
}: Pick<PageBlockRow, 'interview' | 'opinion' | 'reportage'>): ArticleForm[] {
  const chosen: Partial<Record<ArticleForm, boolean | null>> = { interview, opinion, reportage }
  return articleFormSchema.options.filter((form) => chosen[form])
}

function kindsOf({ partner, organisation, buildingMarket, paintHome }: PageBlockRow): PartnerKind[] {
  const chosen = { partner, organisation, 'building-market': buildingMarket, 'paint-home': paintHome }
  return partnerKindSchema.options.filter((kind) => chosen[kind])
}

/** The blocks of a page, without those that have nothing to show. */
export function pageBlocks(blocks: readonly PageBlockRow[] | null): PageBlock[] {
  return serialiseBlocks(blocks, pageBlock)
}

function isListBlock(name: string): name is ListName {
  return Object.hasOwn(shapes, name)
}

function pageBlock(block: PageBlockRow): PageBlock | null | undefined {
  const { __component: name } = block
  return isListBlock(name) ? shapes[name](block) : bodyBlock(block)
}
