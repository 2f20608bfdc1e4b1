import type { Core } from '@strapi/strapi'
import { inTransaction } from '../../platform/database/transaction'
import { fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { documentsOf } from '../documents/documents'
import { isLivePath } from './document-paths'
import { normaliseFromPath, writtenFromPath } from './redirect-path'
import { type SitePage, sitePageAt } from './site-page'

/** No intended chain of redirects is longer. */
const longestChain = 10

const takenMessages: Record<SitePage, string> = {
  screen: 'Op dit pad staat al een vast onderdeel van de site.',
  document: 'Op dit pad staat een gepubliceerde pagina.',
}

/** Normalises old paths, and rejects a redirect that loops or hides a page. */
export const normaliseRedirects: DocumentRule = async (strapi, context, next) => {
  const data = context.uid === 'api::redirect.redirect' ? writtenData(context) : undefined
  if (!data) return next()
  if (typeof data.fromPath === 'string') data.fromPath = writtenFromPath(data.fromPath)
  const stored = await storedRedirect(strapi, documentIdOf(context))
  if (stored?.automatic && (await isEditedByHand(stored.to, data.to))) data.automatic = false
  const { fromPath, to } = { ...stored, ...data }
  if (typeof fromPath !== 'string' || typeof to !== 'string') return next()
  const page = 'fromPath' in data && (await inTransaction((trx) => sitePageAt(trx, fromPath)))
  if (page) throw fieldError([{ path: ['fromPath'], message: takenMessages[page] }])
  if (await isLoop(strapi, fromPath, to)) {
    throw fieldError([{ path: ['to'], message: 'Deze doorverwijzing loopt in een kring.' }])
  }
  return next()
}

/** Whether an editor changes the target of an automatic redirect: it is the editor's from then on. */
async function isEditedByHand(before: string, to: unknown): Promise<boolean> {
  if (typeof to !== 'string' || to === before) return false
  return !(await inTransaction((trx) => isLivePath(trx, to)))
}

function redirectsOf(strapi: Core.Strapi) {
  return documentsOf<{ fromPath: string; to: string; automatic: boolean }>(strapi, 'api::redirect.redirect')
}

function storedRedirect(strapi: Core.Strapi, documentId: string | undefined) {
  return documentId ? redirectsOf(strapi).findOne({ documentId }) : null
}

async function isLoop(strapi: Core.Strapi, fromPath: string, to: string): Promise<boolean> {
  let path = to
  for (let step = 0; step < longestChain && path.startsWith('/'); step++) {
    if (normaliseFromPath(path) === fromPath) return true
    const following = await redirectsOf(strapi).findFirst({ filters: { fromPath: normaliseFromPath(path) } })
    if (!following) return false
    path = following.to
  }
  return path.startsWith('/')
}
