import type { Core } from '@strapi/strapi'
import type { StatementEvent } from '../database/statement-triggers'

/** A table whose changes readers can see. */
export interface WatchedTable {
  table: string
  /** tag of the responses made from this table */
  tag: string
  events: readonly StatementEvent[]
  /** the query that selects the changed rows that readers can see; `rows` is their relation */
  seen: (rows: string) => string
}

const everything = ['INSERT', 'UPDATE', 'DELETE'] as const

function ownTypes(strapi: Core.Strapi) {
  return Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
}

/** The tables of all content types, those that join them to others, and the media library. */
export function watchedTables(strapi: Core.Strapi): WatchedTable[] {
  return [
    ...ownTypes(strapi).flatMap(({ uid }) => tablesOfType(strapi, uid)),
    // a new file is not visible until a document is published with it
    { table: 'files', tag: 'media', events: ['UPDATE', 'DELETE'], seen: (rows) => `SELECT FROM ${rows}` },
  ]
}

/**
 * The table that links files to documents: files are also attached and detached without touching the document. It is
 * one table for all types, and each type with files of its own, outside components, has its tag.
 */
export function watchedFileLinks(strapi: Core.Strapi): WatchedTable[] {
  return ownTypes(strapi)
    .filter(({ attributes }) =>
      Object.values(attributes as Record<string, Attribute>).some(({ type }) => type === 'media'),
    )
    .map(({ uid }) => ({
      table: 'files_related_mph',
      tag: tagOf(uid),
      events: everything,
      seen: (rows) =>
        `SELECT FROM ${rows} r JOIN "${strapi.db.metadata.get(uid).tableName}" t ON t.id = r.related_id
       WHERE r.related_type = '${uid}' AND t.published_at IS NOT NULL`,
    }))
}

const tagOf = (uid: string) => uid.slice(uid.lastIndexOf('.') + 1)

interface Attribute {
  type: string
  joinTable?: { name: string; joinColumn: { name: string } }
}

/**
 * Drafts are rows of the same table as publications, and readers see only the latter. A row that joins a publication
 * to another document counts as a change of it too: relations are also created without touching the document.
 */
function tablesOfType(strapi: Core.Strapi, uid: string): WatchedTable[] {
  const { tableName, attributes } = strapi.db.metadata.get(uid)
  const tag = tagOf(uid)
  const joins = Object.values(attributes as Record<string, Attribute>)
    .map(({ joinTable }) => joinTable)
    .filter((join) => join !== undefined)
    // a relation that both types declare has one owner: the table is named after it
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
