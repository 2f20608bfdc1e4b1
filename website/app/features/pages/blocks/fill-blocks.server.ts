import type { Edition } from '@gevel/contract/editions'
import type { PageBlock, PageBlockOf } from '@gevel/contract/page-blocks'
import { dedupeLogos, withoutRepeatedLogo } from '../../../ui/articles/dedupe-logos.ts'
import { listMostRead } from '../../articles/articles.server.ts'
import { listPartners, listStrip } from '../../directory/directory.server.ts'
import { listCompanies } from '../../directory/listing/list-companies.ts'
import type { ListingFilter } from '../../directory/listing/listing-filter.ts'
import { listEvents } from '../../events/events.server.ts'
import { figureOfMonth } from '../../figures/month/figure-of-month.server.ts'
import { latestMagazine } from '../../magazine/magazine.server.ts'
import type { VacancySelection } from '../../vacancies/listing/vacancy-selection.ts'
import { listVacancyTeasers, loadVacancyList } from '../../vacancies/vacancies.server.ts'
import { fillStories } from './fill-stories.server.ts'
import { findIcon } from './icons/find-icon.server.ts'
import { reuseBlocks } from './reuse-blocks.ts'

const VACANCIES_PER_PAGE = 20

interface PagePart {
  /** of a paginated list, from 1 */
  page: number
  /** of the page, for lists whose block names none */
  edition: Edition
  /** of lists of companies */
  filter: ListingFilter
  /** of lists of vacancies */
  selection: VacancySelection
}

/**
 * A block with its content. Blocks with their own content are unchanged; automatic lists get their items, all
 * requested in parallel.
 */
export async function fillBlocks(request: Request, blocks: PageBlock[], part: PagePart): Promise<FilledBlock[]> {
  const stories = fillStories(request, blocks)
  const filled = await Promise.all(blocks.map((block) => fillBlock(request, block, stories, part)))
  return reuseBlocks(blocks, dedupeBlockLogos(filled.filter((block) => block !== undefined)))
}

export type FilledBlock = NonNullable<Awaited<ReturnType<typeof fillBlock>>>
export type FilledBlockOf<K extends FilledBlock['__component']> = Extract<FilledBlock, { __component: K }>

/** Whether a block is a paginated list (`?p=`), which a reader can filter and sort too. */
export function isPagedBlock({ __component }: { __component: string }): boolean {
  return __component === 'blocks.vacancy-list'
}

/** Whether a reader can filter a block of companies in the URL. */
export function isFilteredBlock(block: PageBlock): boolean {
  return block.__component === 'blocks.directory' && (block.filter || block.letters)
}

/** The number of the last page of the longest list; an empty list has one page, which says so. */
export function lastPageOf(blocks: readonly FilledBlock[]): number {
  const counts = blocks.flatMap((block) =>
    block.__component === 'blocks.vacancy-list' ? block.vacancies.meta.pagination.pageCount : [],
  )
  return Math.max(1, ...counts)
}

async function fillBlock(request: Request, block: PageBlock, stories: ReturnType<typeof fillStories>, part: PagePart) {
  switch (block.__component) {
    case 'blocks.front':
      return (await stories).fronts.get(block)
    case 'blocks.articles':
      return (await stories).lists.get(block)
    case 'blocks.agenda':
      return { ...block, events: (await listEvents(request, 'upcoming', block.edition)).slice(0, block.count) }
    case 'blocks.vacancies':
      return {
        ...block,
        vacancies: await listVacancyTeasers(request, { edition: block.edition, pageSize: block.count }),
      }
    case 'blocks.magazine':
      return { ...block, magazine: await latestMagazine(request) }
    case 'blocks.most-read': {
      const articles = await listMostRead(request, part.edition)
      return articles.length > 0 ? { ...block, articles } : undefined
    }
    case 'blocks.partners':
      return { ...block, companies: await listStrip(request) }
    case 'blocks.figure-of-month': {
      const series = figureOfMonth(block.series)
      // without a known value the page has no such block, also not an empty one
      return series ? { ...block, series } : undefined
    }
    case 'blocks.directory':
      return {
        ...block,
        listing: listCompanies(await listPartners(request, block.kinds), block.kinds, part.filter, block),
      }
    case 'blocks.vacancy-list': {
      // the trade of the pro edition alone; the general edition has all
      const edition = block.edition ?? (part.edition === 'pro' ? 'pro' : null)
      const query = { edition, pageSize: VACANCIES_PER_PAGE, page: part.page }
      const { selection } = part
      return { ...block, selection, ...(await loadVacancyList(request, query, selection)) }
    }
    case 'blocks.event-list':
      return { ...block, events: await listEvents(request, block.when, block.edition) }
    case 'blocks.links':
      return { ...block, items: await Promise.all(block.items.map(withIcon)) }
    default:
      return block
  }
}

async function withIcon({ icon, ...item }: PageBlockOf<'blocks.links'>['items'][number]) {
  return { ...item, icon: icon && (await findIcon(icon)) }
}

/** The blocks of a page, with the logo of a company on the first of its stories only. */
function dedupeBlockLogos(blocks: readonly FilledBlock[]): FilledBlock[] {
  const shown = new Set<number>()
  return blocks.map((block) => {
    if (block.__component === 'blocks.articles' && block.layout !== 'band')
      return { ...block, articles: dedupeLogos(block.articles, shown) }
    if (block.__component === 'blocks.story' && block.article)
      return { ...block, article: withoutRepeatedLogo(block.article, shown) }
    return block
  })
}
