import type { Core } from '@strapi/strapi'
import { fieldError } from '../../platform/errors/field-error'
import { type DocumentContext, type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'
import { type CorrectedArticle, correctionProblems, lacksMoment, type WrittenCorrection } from './corrections'

const uid = 'api::content.content'

/** Fills the moment of a correction that the editor left empty, and rejects an impossible one. */
export const dateCorrections: DocumentRule = async (strapi, context, next) => {
  if (context.uid !== uid) return next()
  if (context.action === 'publish') await dateStored(strapi, context)
  const data = writtenData(context)
  if (!Array.isArray(data?.corrections)) return next()
  const now = new Date()
  const corrections = data.corrections.filter(isCorrection)
  for (const correction of corrections) if (lacksMoment(correction)) correction.at = now.toISOString()
  const article = await correctedArticle(strapi, context, data.releasedAt)
  const problems = correctionProblems(corrections, article, now)
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

function isCorrection(item: unknown): item is WrittenCorrection {
  return typeof item === 'object' && item !== null
}

async function correctedArticle(
  strapi: Core.Strapi,
  context: DocumentContext,
  written: unknown,
): Promise<CorrectedArticle> {
  const draft = await loadDraft(strapi, context)
  const released = written === undefined ? draft?.releasedAt : written
  const moment = typeof released === 'string' || released instanceof Date ? new Date(released) : null
  return {
    releasedAt: moment && !Number.isNaN(moment.getTime()) ? moment : null,
    stored: (draft?.corrections ?? []).flatMap(({ at }) => (at ? [new Date(at)] : [])),
  }
}

/** Drafts from before the moment was optional can lack it. */
async function dateStored(strapi: Core.Strapi, context: DocumentContext): Promise<void> {
  const { corrections = [] } = (await loadDraft(strapi, context)) ?? {}
  const ids = corrections.filter(({ at }) => !at).map(({ id }) => id)
  if (ids.length > 0)
    await strapi.db
      .query('shared.correction')
      .updateMany({ where: { id: { $in: ids } }, data: { at: new Date().toISOString() } })
}

interface DraftRow {
  releasedAt: string | null
  corrections: { id: number; at: string | null }[]
}

async function loadDraft(strapi: Core.Strapi, context: DocumentContext): Promise<DraftRow | null> {
  const documentId = documentIdOf(context)
  if (!documentId) return null
  const where = { documentId, publishedAt: null }
  return strapi.db.query(uid).findOne({ where, select: ['releasedAt'], populate: { corrections: true } })
}
