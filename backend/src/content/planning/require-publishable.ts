import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { inTransaction } from '../../platform/database/transaction'
import type { FieldProblem } from '../../platform/errors/field-error'
import type { TextChecks } from '../../platform/feature/feature'
import { type DocumentContext, type DocumentRule, hasField, writtenData } from '../documents/document-context'
import { textProblems } from '../documents/field-checks'
import { freeSlug, type Sluggable } from '../documents/free-slug'
import { loadWritten } from '../publishing/load-written'
import { failureReason } from './failure-reason'

/** A problem as Strapi reports it: with the rejected value. */
interface Problem extends FieldProblem {
  value?: unknown
}

/** The part of Strapi's validator that we call. */
interface Validator {
  /** @param replaced the row whose unique values do not count */
  validateEntityCreation(
    model: object,
    data: object,
    options: { isDraft: boolean; strictRelations: boolean },
    replaced: object | null,
  ): Promise<unknown>
}

/**
 * Rejects a save of what is planned for later and could not be published as it is, with the reason at once, at the fields
 * and at the plan. A plan that has failed, whose moment has passed, may be repaired in several saves.
 */
export const requirePublishable =
  (checks: TextChecks): DocumentRule =>
  async (strapi, context, next) => {
    if (!writtenData(context) || !hasField(context, 'publishAt')) return next()
    return inTransaction(async () => {
      const written = await next()
      const { documentId, publishAt } = Object(written)
      if (typeof documentId === 'string' && publishAt && new Date(publishAt) > new Date())
        await rejectIncomplete(strapi, context, documentId, checks)
      return written
    })
  }

async function rejectIncomplete(
  strapi: Core.Strapi,
  { uid, contentType }: DocumentContext,
  documentId: string,
  checks: TextChecks,
): Promise<void> {
  const draft = await loadWritten(strapi, uid, documentId)
  if (!draft) return
  // it gets one when it is published
  const slug =
    'slug' in contentType.attributes &&
    !draft.slug &&
    (await freeSlug(strapi, uid, draft as unknown as Sluggable, documentId))
  const problems: Problem[] = [
    ...(await missingProblems(strapi, uid, documentId, { ...draft, ...(slug && { slug }) })),
    ...textProblems(strapi, uid, draft, checks),
  ]
  if (problems.length === 0) return
  const reason = failureReason(strapi, uid, new errors.ValidationError('', { errors: problems }))
  const message = `Dit kan zo niet worden gepubliceerd, en dus niet gepland: ${reason} Vul het aan, of maak “Publiceren op” leeg.`
  const shown = problems.map((problem) =>
    'value' in problem ? { ...problem, message: wordedProblem(problem) } : problem,
  )
  throw new errors.ValidationError(message, {
    errors: [...shown, { path: ['publishAt'], message }].map((problem) => ({ ...problem, name: 'ValidationError' })),
  })
}

/**
 * What Strapi would reject at the publication, and required files, which its form requires and its server does not. No type has a
 * required relation.
 */
async function missingProblems(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  draft: Record<string, unknown>,
): Promise<Problem[]> {
  const published = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $notNull: true } } })
  const validator: Validator = strapi.entityValidator as never
  const model: object = strapi.getModel(uid as never)
  try {
    // the publication is replaced: its unique values are free
    await validator.validateEntityCreation(model, draft, { isDraft: false, strictRelations: true }, published)
    return []
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error
    return (Object(error.details) as { errors?: Problem[] }).errors ?? []
  }
}

function wordedProblem({ value }: Problem): string {
  return value === null || value === undefined || value === '' ? 'Vul dit in.' : 'Dit klopt nog niet.'
}
