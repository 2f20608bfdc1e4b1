import type { Knex } from 'knex'

/** What is sold of the documents of a type, and where its versions are stored. */
export interface SoldVersions {
  /** table of the documents */
  documents: string
  /** table of the versions, with the columns of `facts`, `version` and `owner` */
  versions: string
  /** column of the versions with the id of the document */
  owner: string
  /** each column of the versions, with its value in a row `p` of the documents */
  facts: Readonly<Record<string, string>>
}

/**
 * Stores a new version of each published document whose sold facts differ from its newest version. What was sold earlier stays: orders
 * refer to it. A repeat stores nothing.
 * @param documentId of one document; without it, all of them
 * @returns how many versions are new
 */
export async function storeSoldVersions(
  knex: Knex,
  { documents, versions, owner, facts }: SoldVersions,
  documentId: string | null = null,
): Promise<number> {
  const names = Object.keys(facts)
  const columnsOf = (table: string) => names.map((name) => `${table}.${name}`).join(', ')
  const values = Object.entries(facts).map(([name, value]) => `${value} AS ${name}`)
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `WITH sold AS (
       SELECT p.document_id, ${values.join(', ')}
       FROM ${documents} p
       WHERE p.published_at IS NOT NULL AND (:documentId::text IS NULL OR p.document_id = :documentId)
     ), newest AS (
       SELECT DISTINCT ON (${owner}) * FROM ${versions} ORDER BY ${owner}, version DESC
     )
     INSERT INTO ${versions} (${owner}, version, ${names.join(', ')})
     SELECT s.document_id, coalesce(n.version, 0) + 1, ${columnsOf('s')}
     FROM sold s LEFT JOIN newest n ON n.${owner} = s.document_id
     WHERE n.version IS NULL OR (${columnsOf('s')}) IS DISTINCT FROM (${columnsOf('n')})`,
    { documentId },
  )
  return rowCount
}
