import type { Core } from '@strapi/strapi'
import { inTransaction } from '../../platform/database/transaction'
import { documentsOf } from '../documents/documents'
import { sitePageAt } from './site-page'

const redirects = 'api::redirect.redirect'

/**
 * Keeps old links working after a page moved: the old path redirects to the new one, redirects to the old path now go
 * straight to the new one, and no redirect hides a live path.
 * @param from path before the publication; undefined when nothing was published there
 * @param to path of the publication
 */
export async function redirectMovedPath(strapi: Core.Strapi, from: string | undefined, to: string): Promise<void> {
  const documents = documentsOf(strapi, redirects)
  for (const shadowing of await documents.findMany({ filters: { fromPath: to } })) {
    await documents.delete({ documentId: shadowing.documentId })
  }
  if (from === undefined || from === to) return
  // a screen of the site got the old path meanwhile
  if (await inTransaction((trx) => sitePageAt(trx, from))) return
  for (const earlier of await documents.findMany({ filters: { to: from } })) {
    await documents.update({ documentId: earlier.documentId, data: { to } })
  }
  const data = { fromPath: from, to, permanent: true, automatic: true }
  const existing = await documents.findFirst({ filters: { fromPath: from } })
  if (existing) await documents.update({ documentId: existing.documentId, data })
  else await documents.create({ data })
}
