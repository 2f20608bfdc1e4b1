import type { Core } from '@strapi/strapi'
import { inTransaction } from '../database/transaction'
import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { documentsOf } from '../documents/documents'
import { fieldError } from '../errors/field-error'
import { isLivePath } from './document-paths'
import { normaliseFromPath } from './redirect-path'

/** No intended chain of redirects is longer. */
const longestChain = 10

/** Normalises old paths, and rejects a redirect that loops or hides a page. */
export const normaliseRedirects: DocumentRule = async (strapi, context, next) => {
  const data = context.uid === 'api::redirect.redirect' ? writtenData(context) : undefined
  if (!data) return next()
  if (typeof data.fromPath === 'string') data.fromPath = normaliseFromPath(data.fromPath)
  const stored = await storedRedirect(strapi, documentIdOf(context))
  if (stored?.automatic && (await isEditedByHand(stored.to, data.to))) data.automatic = false
  const { fromPath, to } = { ...stored, ...data }
  if (typeof fromPath !== 'string' || typeof to !== 'string') return next()
  if (await isLivePage(strapi, fromPath)) {
    throw fieldError([{ path: ['fromPath'], message: 'Op dit pad staat een gepubliceerde pagina.' }])
  }
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

async function isLivePage(strapi: Core.Strapi, link: string): Promise<boolean> {
  return (await documentsOf(strapi, 'api::page.page').count({ status: 'published', filters: { link } })) > 0
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
