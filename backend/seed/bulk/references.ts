import type { Core, UID } from '@strapi/strapi'
import type { States } from '../rows/document-rows'
import type { References } from './bulk-article'

interface ReferencedRow {
  id: number
  documentId: string
  publishedAt: string | null
}

async function referencedRows(strapi: Core.Strapi, uid: UID.ContentType): Promise<ReferencedRow[]> {
  return strapi.db.query(uid).findMany({ select: ['id', 'documentId', 'publishedAt'], orderBy: { id: 'asc' } })
}

/** The rows of published documents, by document id; a type without drafts has one row for both states. */
function states(rows: ReferencedRow[]): Map<string, States> {
  const published = rows.filter((row) => row.publishedAt !== null)
  const drafts = new Map(rows.filter((row) => row.publishedAt === null).map((row) => [row.documentId, row.id]))
  return new Map(
    published.map(({ documentId, id }) => [documentId, { published: id, draft: drafts.get(documentId) ?? id }]),
  )
}

/** What the database has that articles of the large set can refer to, with its rows. */
export async function findReferences(strapi: Core.Strapi) {
  const authors = states(await referencedRows(strapi, 'api::author.author' as UID.ContentType))
  const tags = states(await referencedRows(strapi, 'api::tag.tag' as UID.ContentType))
  const partners = states(await referencedRows(strapi, 'api::partner.partner' as UID.ContentType))
  const pictures = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { folder: { name: 'Tekeningen' } }, orderBy: { id: 'asc' } })
  const references: References = {
    authors: [...authors.keys()],
    tags: [...tags.keys()],
    partners: [...partners.keys()],
    pictures: pictures.map((picture) => picture.id),
  }
  return { references, known: new Map([...authors, ...tags, ...partners]) }
}
