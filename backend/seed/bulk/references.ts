import type { Core, UID } from '@strapi/strapi'
import type { States } from '../rows/document-rows'
import type { Surroundings } from './bulk-article'

interface Kept {
  id: number
  documentId: string
  publishedAt: string | null
}

async function kept(strapi: Core.Strapi, uid: UID.ContentType): Promise<Kept[]> {
  return strapi.db.query(uid).findMany({ select: ['id', 'documentId', 'publishedAt'], orderBy: { id: 'asc' } })
}

/** The rows of published documents, by document id; a type without drafts has one row for both states. */
function states(rows: Kept[]): Map<string, States> {
  const published = rows.filter((row) => row.publishedAt !== null)
  const drafts = new Map(rows.filter((row) => row.publishedAt === null).map((row) => [row.documentId, row.id]))
  return new Map(
    published.map(({ documentId, id }) => [documentId, { published: id, draft: drafts.get(documentId) ?? id }]),
  )
}

/** What the database has that articles of the large set can refer to, with its rows. */
export async function findReferences(strapi: Core.Strapi) {
  const authors = states(await kept(strapi, 'api::author.author' as UID.ContentType))
  const tags = states(await kept(strapi, 'api::tag.tag' as UID.ContentType))
  const partners = states(await kept(strapi, 'api::partner.partner' as UID.ContentType))
  const pictures = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { folder: { name: 'Tekeningen' } }, orderBy: { id: 'asc' } })
  const surroundings: Surroundings = {
    authors: [...authors.keys()],
    tags: [...tags.keys()],
    partners: [...partners.keys()],
    pictures: pictures.map((picture) => picture.id),
  }
  return { surroundings, known: new Map([...authors, ...tags, ...partners]) }
}
