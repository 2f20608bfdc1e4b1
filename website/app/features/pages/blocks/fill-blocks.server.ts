import type { PageBlock } from '@gevel/contract/page-blocks'
import { listHeadlines, listNewest } from '../../articles/public.server.ts'
import { listPartners, listStrip } from '../../directory/public.server.ts'
import { listEvents } from '../../events/public.server.ts'
import { latestMagazine } from '../../magazine/public.server.ts'
import { listVacancies, listVacancyTeasers } from '../../vacancies/public.server.ts'

/** The number of stories of a front page besides the lead: beside it, and in the list of the newest. */
const BESIDE_LEAD = 3
const NEWEST = 8
const VACANCIES_PER_PAGE = 20

type BlockOf<K extends PageBlock['__component']> = Extract<PageBlock, { __component: K }>

/**
 * A block with its content. Blocks with their own content are unchanged; automatic lists get their items, all
 * requested in parallel after the front block (so that a list does not repeat it).
 */
export async function fillBlocks(request: Request, blocks: PageBlock[], page: number) {
  const fronts = new Map<BlockOf<'blocks.front'>, Awaited<ReturnType<typeof fillFront>>>()
  for (const block of blocks) if (isFront(block)) fronts.set(block, await fillFront(request, block))
  const shown = [...fronts.values()].flatMap(({ lead, beside, also }) =>
    [lead, ...beside, ...also].flatMap((article) => article?.id ?? []),
  )
  return Promise.all(
    blocks.map(async (block) => {
      if (isFront(block)) return fronts.get(block) ?? fillFront(request, block)
      return fill(request, block, shown, page)
    }),
  )
}

export type FilledBlock = Awaited<ReturnType<typeof fillBlocks>>[number]
export type FilledBlockOf<K extends FilledBlock['__component']> = Extract<FilledBlock, { __component: K }>

/** Whether a block is a paginated list (`?p=`). */
export function isPagedBlock({ __component }: { __component: string }): boolean {
  return __component === 'blocks.vacancy-list'
}

/** The number of the last page of the longest list; an empty list has one page, which says so. */
export function lastPageOf(blocks: readonly FilledBlock[]): number {
  const counts = blocks.flatMap((block) =>
    block.__component === 'blocks.vacancy-list' ? block.vacancies.meta.pagination.pageCount : [],
  )
  return Math.max(1, ...counts)
}

function isFront(block: PageBlock): block is BlockOf<'blocks.front'> {
  return block.__component === 'blocks.front'
}

async function fillFront(request: Request, block: BlockOf<'blocks.front'>) {
  const query = { edition: block.edition, pageSize: NEWEST + BESIDE_LEAD + 1 }
  // one request for both
  const [data, headlines] = await Promise.all([listNewest(request, query), listHeadlines(request, query)])
  const lead = block.lead ?? data.find(({ cover }) => cover !== null) ?? data[0] ?? null
  const others = data.filter(({ id }) => id !== lead?.id && !block.also.some((also) => also.id === id))
  // a story with a picture is the first in the column beside the lead
  const pictured = others.find(({ cover }) => cover !== null)
  const beside = [...(pictured ? [pictured] : []), ...others.filter((article) => article !== pictured)].slice(
    0,
    BESIDE_LEAD,
  )
  return { ...block, lead, beside, newest: headlines.slice(0, NEWEST) }
}

async function fill(
  request: Request,
  block: Exclude<PageBlock, BlockOf<'blocks.front'>>,
  shown: number[],
  page: number,
) {
  switch (block.__component) {
    case 'blocks.articles': {
      const data = await listNewest(request, {
        edition: block.edition ?? undefined,
        tag: block.tag?.slug,
        exclude: shown,
        pageSize: block.count,
      })
      return { ...block, articles: data }
    }
    case 'blocks.agenda':
      return { ...block, events: (await listEvents(request, 'upcoming', block.edition)).slice(0, block.count) }
    case 'blocks.vacancies':
      return {
        ...block,
        vacancies: await listVacancyTeasers(request, { edition: block.edition, pageSize: block.count }),
      }
    case 'blocks.magazine':
      return { ...block, magazine: await latestMagazine(request) }
    case 'blocks.partners':
      return { ...block, companies: await listStrip(request) }
    case 'blocks.directory':
      return { ...block, companies: await listPartners(request, block.kinds) }
    case 'blocks.vacancy-list':
      return {
        ...block,
        vacancies: await listVacancies(request, { edition: block.edition, pageSize: VACANCIES_PER_PAGE, page }),
      }
    case 'blocks.event-list':
      return { ...block, events: await listEvents(request, block.when, block.edition) }
    default:
      return block
  }
}
