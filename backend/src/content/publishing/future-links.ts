import type { Knex } from 'knex'
import { liveOfDraft, unedited } from './reattach-relations'

/** The row ids of a document's versions. */
export interface Versions {
  draftId: number
  /** undefined when it is not published */
  publishedId: number | undefined
}

interface JoinTable {
  name: string
  joinColumn: { name: string }
  inverseJoinColumn: { name: string }
}

interface Model {
  tableName: string
  attributes: Record<string, { joinTable?: JoinTable }>
}

/**
 * A query for the row ids of the publications that will link to a document once it is published: those that link to its
 * publication now, or without one those that will be linked to it then (`reattachLinks`).
 * @param uid type of the documents that link
 * @param field their relation to the type of the document
 */
export function futureLinks(uid: string, field: string, { draftId, publishedId }: Versions): Knex.QueryBuilder {
  const { tableName, attributes } = strapi.db.metadata.get(uid) as unknown as Model
  const joinTable = attributes[field]?.joinTable
  if (!joinTable) throw new Error(`${uid} has no relation ${field}`)
  const { name, joinColumn: from, inverseJoinColumn: to } = joinTable
  const links = strapi.db.connection(`${name} as link`).where(`link.${to.name}`, publishedId ?? draftId)
  if (publishedId !== undefined) return links.select(`link.${from.name}`)
  return links
    .join(`${tableName} as draft`, 'draft.id', `link.${from.name}`)
    .joinRaw(liveOfDraft(tableName))
    .whereRaw(unedited)
    .select('live.id')
}
