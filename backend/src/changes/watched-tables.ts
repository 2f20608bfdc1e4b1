import type { Core } from '@strapi/strapi'
import type { StatementEvent } from '../database/statement-triggers'

/** A table whose changes readers can see. */
export interface WatchedTable {
  table: string
  /** what an answer is marked with that was made of this */
  tag: string
  events: readonly StatementEvent[]
  /** the query for those of the changed rows that readers can see; `rows` is their relation */
  seen: (rows: string) => string
}

const everything = ['INSERT', 'UPDATE', 'DELETE'] as const

/** The tables of all content types, those that join them to others, and the media library. */
export function watchedTables(strapi: Core.Strapi): WatchedTable[] {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  return [
    ...types.flatMap((type) => tablesOfType(strapi, type.uid)),
    // a new file is nowhere to be seen until a document is published with it
    { table: 'files', tag: 'media', events: ['UPDATE', 'DELETE'], seen: (rows) => `SELECT FROM ${rows}` },
  ]
}

interface Attribute {
  type: string
  joinTable?: { name: string; joinColumn: { name: string } }
}

/**
 * Drafts are rows of the same table as publications, and readers see only these. A row that joins a publication to another
 * document counts as a change of it too: links are also laid without touching the document.
 */
function tablesOfType(strapi: Core.Strapi, uid: string): WatchedTable[] {
  const { tableName, attributes } = strapi.db.metadata.get(uid)
  const tag = uid.slice(uid.lastIndexOf('.') + 1)
  const joins = Object.values(attributes as Record<string, Attribute>)
    .map(({ joinTable }) => joinTable)
    .filter((join) => join !== undefined)
    // a join that both its ends know has one owner: the table is named after it
    .filter(({ name }) => name.startsWith(`${tableName}_`))
  return [
    {
      table: tableName,
      tag,
      events: everything,
      seen: (rows: string) => `SELECT FROM ${rows} WHERE published_at IS NOT NULL`,
    },
    ...joins.map(({ name, joinColumn }) => ({
      table: name,
      tag,
      events: everything,
      seen: (rows: string) =>
        `SELECT FROM ${rows} r JOIN "${tableName}" t ON t.id = r.${joinColumn.name} WHERE t.published_at IS NOT NULL`,
    })),
  ].filter(({ table }, index, all) => all.findIndex((other) => other.table === table) === index)
}
