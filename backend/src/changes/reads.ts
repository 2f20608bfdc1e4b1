import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { watchedTables } from './watched-tables'

/** Tables that the database itself makes of watched ones, with the tag of these. */
export type DerivedTables = Readonly<Record<string, string>>

const current = new AsyncLocalStorage<Set<string>>()

/** Notes for every query of an answer under way which of the watched tables it reads. */
export function watchReads(strapi: Core.Strapi, derivedTables: DerivedTables): void {
  const tagOf = new Map([
    ...watchedTables(strapi).map(({ table, tag }) => [table, tag] as const),
    ...Object.entries(derivedTables),
  ])
  const names = new RegExp(`\\b(?:${[...tagOf.keys()].join('|')})\\b`, 'g')
  strapi.db.connection.on('query', ({ sql }: { sql: string }) => {
    const tags = current.getStore()
    if (!tags) return
    for (const [table] of sql.matchAll(names)) tags.add(tagOf.get(table) ?? '')
  })
}

/** Notes a tag that is finer than a table: the query cannot show which rows are meant. */
export function noteRead(tag: string): void {
  current.getStore()?.add(tag)
}

/**
 * Makes an answer and says what it was made of, as tags of the change log. It is seen and not declared, so that no answer can
 * outlive a change of something that somebody forgot to name.
 */
export async function withReads<T>(make: () => Promise<T>): Promise<{ answer: T; tags: string[] }> {
  const tags = new Set<string>()
  const answer = await current.run(tags, make)
  return { answer, tags: [...tags].sort() }
}
