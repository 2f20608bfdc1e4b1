import type { Knex } from 'knex'
import { z } from 'zod'
import type { IssueBlock } from '../stored/issue-blocks'

/** What a block can show. */
const choiceTypes = ['article', 'event', 'vacancy', 'figure', 'banner'] as const
export type ChoiceType = (typeof choiceTypes)[number]

/** Something that a block can show, by its public id; a series of market figures by that of its row. */
export interface BlockChoice {
  id: number
  title: string
  /** what else tells it from others: its day, its edition */
  note: string
}

export const choicesQuery = z.object({ type: z.enum(choiceTypes), q: z.string().max(200).default('') })

const listed = 20

/** SQL of each type: what can be chosen, newest or soonest first. */
const sources = {
  article: {
    rows: (knex: Knex) =>
      knex('contents').whereNotNull('published_at').orderByRaw('coalesce(released_at, published_at) DESC'),
    id: 'public_id',
    title: 'title',
    note: `CASE edition WHEN 'pro' THEN 'Pro, ' ELSE '' END || to_char(coalesce(released_at, published_at) AT TIME ZONE 'Europe/Amsterdam', 'DD-MM-YYYY')`,
  },
  event: {
    rows: (knex: Knex) => knex('events').whereNotNull('published_at').whereRaw('ends_at > now()').orderBy('starts_at'),
    id: 'public_id',
    title: 'title',
    note: `to_char(starts_at AT TIME ZONE 'Europe/Amsterdam', 'DD-MM-YYYY')`,
  },
  vacancy: {
    rows: (knex: Knex) =>
      knex('vacancies').whereNotNull('published_at').whereRaw('closes_at > now()').orderBy('posted_at', 'desc'),
    id: 'public_id',
    title: 'title',
    note: 'city',
  },
  figure: {
    rows: (knex: Knex) => knex('figure_series').whereNotNull('imported_at').orderBy(['position', 'id']),
    id: 'id',
    title: 'title',
    note: 'unit',
  },
  banner: {
    rows: (knex: Knex) =>
      knex('banners')
        .whereRaw(`coalesce(nullif(heading, ''), nullif(alt, '')) IS NOT NULL`)
        .orderBy('public_id', 'desc'),
    id: 'public_id',
    title: 'name',
    note: `coalesce(nullif(heading, ''), alt, '')`,
  },
} as const

/** The newest of a type whose title has these words. */
export function listChoices({ type, q }: z.output<typeof choicesQuery>): Promise<BlockChoice[]> {
  const { rows, title } = sources[type]
  const words = q.trim().split(/\s+/).filter(Boolean)
  const found = rows(strapi.db.connection)
  for (const word of words) found.whereRaw(`${title} ILIKE ?`, [`%${word.replace(/[\\%_]/g, '\\$&')}%`])
  return selectChoices(type, found).limit(listed)
}

/** The titles of what the blocks of an issue show, by type and id; what is not on the site is not among them. */
export async function titlesOf(blocks: readonly IssueBlock[]): Promise<Record<string, BlockChoice>> {
  const found = await Promise.all(
    choiceTypes.map(async (type) => {
      const ids = blocks.flatMap((block) => idsIn(block, type))
      if (ids.length === 0) return []
      const rows: BlockChoice[] = await selectChoices(type, sources[type].rows(strapi.db.connection)).whereIn(
        sources[type].id,
        ids,
      )
      return rows.map((choice) => [`${type} ${choice.id}`, choice] as const)
    }),
  )
  return Object.fromEntries(found.flat())
}

function selectChoices(type: ChoiceType, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  const { id, title, note } = sources[type]
  return rows.select(`${id} as id`, `${title} as title`, strapi.db.connection.raw(`${note} AS note`))
}

function idsIn(block: IssueBlock, type: ChoiceType): number[] {
  switch (block.type) {
    case 'lead':
      return type === 'article' ? [block.article] : []
    case 'articles':
      return type === 'article' ? block.articles : []
    case 'events':
      return type === 'event' ? block.events : []
    case 'vacancies':
      return type === 'vacancy' ? block.vacancies : []
    case 'figure':
      return type === 'figure' ? [block.series] : []
    case 'banner':
      return type === 'banner' ? [block.banner] : []
    case 'text':
      return []
  }
}
