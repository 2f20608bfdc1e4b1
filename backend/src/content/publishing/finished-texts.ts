import { fieldError } from '../../platform/errors/field-error'
import type { TextChecks } from '../../platform/feature/feature'
import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { textProblems } from '../documents/field-checks'
import { loadWritten } from './load-written'

/**
 * Rejects the publication of a text that is unfinished, such as a table with a row that is too long. A draft may have it;
 * what has no drafts is on the site as soon as it is saved.
 */
export const requireFinished =
  (checks: TextChecks): DocumentRule =>
  async (strapi, context, next) => {
    const { uid, action, contentType } = context
    const documentId = documentIdOf(context)
    const hasDrafts = contentType.options?.draftAndPublish === true
    const published = action === 'publish' && documentId ? await loadWritten(strapi, uid, documentId) : undefined
    const shown = hasDrafts ? published : writtenData(context)
    const problems = textProblems(strapi, uid, shown ?? {}, checks)
    if (problems.length > 0) throw fieldError(problems)
    return next()
  }
