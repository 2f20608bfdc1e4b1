import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { watchedTables } from './watched-tables'

/** Tables that the database derives from watched ones, with the tag of those. */
export type DerivedTables = Readonly<Record<string, string>>

/** The number of statements whose tags are remembered: finding the names in a long one takes half a millisecond. */
const maxKnown = 500

/** Quoted texts in a statement: `'blocks.vacancies'` is a component and reads no vacancy. */
const texts = /'[^']*'/g

const current = new AsyncLocalStorage<Set<string>>()

/** Tracks which watched tables the queries of a response read. */
export function trackReads(strapi: Core.Strapi, derivedTables: DerivedTables): void {
  const tagOf = new Map([
    ...watchedTables(strapi).map(({ table, tag }) => [table, tag] as const),
    ...Object.entries(derivedTables),
  ])
  const names = new RegExp(`\\b(?:${[...tagOf.keys()].join('|')})\\b`, 'g')
  const tagsByStatement = new Map<string, readonly string[]>()
  const tagsOf = (sql: string): readonly string[] => {
    const remembered = tagsByStatement.get(sql)
    if (remembered) return remembered
    if (tagsByStatement.size >= maxKnown) tagsByStatement.clear()
    const tags = new Set(Array.from(sql.replaceAll(texts, '').matchAll(names), ([table]) => tagOf.get(table) ?? ''))
    tagsByStatement.set(sql, [...tags])
    return [...tags]
  }
  strapi.db.connection.on('query', ({ sql }: { sql: string }) => {
    const tags = current.getStore()
    if (tags) for (const tag of tagsOf(sql)) tags.add(tag)
  })
}

/** Adds a tag that is finer than a table: the query does not show which rows it is about. */
export function recordRead(tag: string): void {
  current.getStore()?.add(tag)
}

/**
 * Runs `make` and returns its result with the change tags of everything it read. The tags are observed, not declared,
 * so that no response stays cached after a change of something that somebody forgot to declare.
 */
export async function collectTags<T>(make: () => Promise<T>): Promise<{ result: T; tags: string[] }> {
  const tags = new Set<string>()
  const result = await current.run(tags, make)
  return { result, tags: [...tags].sort() }
}
