import { randomInt } from 'node:crypto'
import { shortLinkCodeSchema } from '@gevel/contract/tracked-links'
import { type DocumentRule, documentIdOf, writtenData } from '../../content/documents/document-context'
import { documentsOf } from '../../content/documents/documents'
import { targetProblem } from '../../content/redirects/target-problem'
import { type FieldProblem, fieldError } from '../../platform/errors/field-error'

/** No vowels, which would spell words, and no characters that look alike. */
const letters = 'bcdfghjkmnpqrstvwxz23456789'
/** 387 million codes: guessing one takes as many requests as there are codes for each link. */
const codeLength = 6

/** Gives a short link a code, in the form of its URL, and rejects a target that does not exist. */
export const checkShortLinks: DocumentRule = async (strapi, context, next) => {
  const data = context.uid === 'api::short-link.short-link' ? writtenData(context) : undefined
  if (!data) return next()
  const documentId = documentIdOf(context)
  const stored = documentId && context.action === 'update' ? await linksOf(strapi).findOne({ documentId }) : null
  const { code, to } = { code: undefined, ...stored, ...data }
  data.code = typeof code === 'string' && code.trim() ? code.trim().toLowerCase() : randomCode()
  const problems: FieldProblem[] = []
  if (!shortLinkCodeSchema.safeParse(data.code).success)
    problems.push({
      path: ['code'],
      message: 'Gebruik alleen letters zonder accent, cijfers en losse streepjes ertussen.',
    })
  const target = typeof to === 'string' ? await targetProblem(to) : undefined
  if (target) problems.push({ path: ['to'], message: target })
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

function linksOf(strapi: Parameters<DocumentRule>[0]) {
  return documentsOf<{ code: string; to: string }>(strapi, 'api::short-link.short-link')
}

function randomCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
}
