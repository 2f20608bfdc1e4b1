import type { Knex } from 'knex'

/** A document that has a file, in its draft or in what is on the site. */
export interface FileUse {
  uid: string
  documentId: string
  /** its title, or that of its type for a type with a single document */
  title: string
  /** name of its type, plural: "Artikelen" */
  kind: string
  isSingle: boolean
  /** readers see the file there */
  isPublished: boolean
  /** the files that it has, of those asked for */
  fileIds: number[]
}

interface Owner {
  uid: string
  id: number
  file_id: number
}

interface Row {
  id: number
  documentId: string
  title?: string
  name?: string
  publishedAt?: string | null
}

interface ContentType {
  kind: string
  info: { displayName: string }
  options?: { draftAndPublish?: boolean }
}

interface Attribute {
  type: string
  joinTable?: { name: string }
}

/**
 * The documents that have these files, also within their blocks, however deep. Links in texts are not files of a document.
 * @param knex the caller's transaction, or the pool
 */
export async function findUses(knex: Knex, fileIds: readonly number[]): Promise<FileUse[]> {
  if (fileIds.length === 0) return []
  const owners = await findOwners(knex, fileIds)
  const uids = [...new Set(owners.map(({ uid }) => uid))].filter((uid) => uid.startsWith('api::'))
  const uses = await Promise.all(
    uids.map((uid) =>
      describe(
        uid,
        owners.filter((owner) => owner.uid === uid),
      ),
    ),
  )
  return uses.flat()
}

/** The rows that have the files, and the rows that those are part of. */
async function findOwners(knex: Knex, fileIds: readonly number[]): Promise<Owner[]> {
  const parts = partTables().map(() => 'SELECT ?::text AS uid, entity_id, cmp_id, component_type FROM ??')
  const { rows } = await knex.raw(
    `WITH RECURSIVE parts AS (${parts.join(' UNION ALL ')}), owners AS (
      SELECT related_type::text AS uid, related_id AS id, file_id FROM files_related_mph WHERE file_id = ANY(?)
      UNION
      SELECT parts.uid, parts.entity_id, owners.file_id FROM owners
        JOIN parts ON parts.component_type = owners.uid AND parts.cmp_id = owners.id
    ) SELECT uid, id, file_id FROM owners`,
    [...partTables().flat(), fileIds],
  )
  return rows
}

/** The tables that join a model to its components, with the uid of the model. */
function partTables(): [uid: string, table: string][] {
  const uids = [
    ...Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::')),
    ...Object.keys(strapi.components),
  ]
  return uids.flatMap((uid): [string, string][] => {
    const model = strapi.getModel(uid as never) as unknown as { attributes: Record<string, Attribute> }
    const field = Object.keys(model.attributes).find((name) =>
      /^(component|dynamiczone)$/.test(model.attributes[name]?.type ?? ''),
    )
    const stored = strapi.db.metadata.get(uid).attributes as Record<string, Attribute>
    const table = field && stored[field]?.joinTable?.name
    return table ? [[uid, table]] : []
  })
}

async function describe(uid: string, owners: readonly Owner[]): Promise<FileUse[]> {
  const { kind, info, options } = strapi.contentTypes[uid as never] as ContentType
  const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: owners.map(({ id }) => id) } } })
  return Object.values(Object.groupBy(rows, ({ documentId }) => documentId)).flatMap((versions = []) => {
    const [first] = versions
    if (!first) return []
    const ids = new Set(versions.map(({ id }) => id))
    const isSingle = kind === 'singleType'
    return {
      ...{ uid, documentId: first.documentId, kind: info.displayName, isSingle },
      title: isSingle ? info.displayName : (first.title ?? first.name ?? ''),
      isPublished: options?.draftAndPublish !== true || versions.some(({ publishedAt }) => Boolean(publishedAt)),
      fileIds: [...new Set(owners.filter(({ id }) => ids.has(id)).map((owner) => owner.file_id))],
    }
  })
}
