import { fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { documentsOf } from '../documents/documents'
import { normalisePageLink } from './page-link'

/** Normalises a page's path, and requires the target of a page that redirects. */
export const normalisePages: DocumentRule = async (strapi, context, next) => {
  const data = context.uid === 'api::page.page' ? writtenData(context) : undefined
  if (!data) return next()
  // an emptied path means no path, not that of the front page
  if (typeof data.link === 'string') data.link = data.link.trim() === '' ? null : normalisePageLink(data.link)
  const documentId = documentIdOf(context)
  const stored = documentId ? await documentsOf(strapi, context.uid).findOne({ documentId }) : null
  const problem = problemOf({ ...stored, ...data })
  if (problem) throw fieldError([{ path: ['redirectURI'], message: problem }])
  return next()
}

function problemOf({ type, redirectURI, link }: Record<string, unknown>): string | undefined {
  if (type !== 'REDIRECT') return undefined
  if (!redirectURI) return 'Vul in waarheen deze pagina verwijst.'
  return redirectURI === link ? 'Deze pagina verwijst naar zichzelf.' : undefined
}
