import type { Core } from '@strapi/strapi'
import { type FieldProblem, fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, documentIdOf, writtenData } from './document-context'
import { walkFields } from './walk-fields'

/** Two fields of a content type or component, of which the second is not before the first. */
interface RangeCheck {
  from: string
  until: string
  message: string
  isWrong(from: unknown, until: unknown): boolean
  /** jobs may end what has not begun: a vacancy that its employer withdraws */
  isForEditorsOnly?: boolean
}

const isMomentBefore = (from: unknown, until: unknown) => momentOf(until) <= momentOf(from)
const isTimeBefore = (from: unknown, until: unknown) => String(until) <= String(from)

/** The last hour of an evening programme that goes on after midnight. */
const nightEnds = '06:00'

/**
 * Days of sale are checked by the features that sell, the period of a banner by its own rules, and a plan by those of planning.
 */
const rangeChecks: Readonly<Record<string, RangeCheck>> = {
  'api::event.event': {
    ...{ from: 'startsAt', until: 'endsAt', isWrong: isMomentBefore },
    message: 'Kies een moment na dat van “Begint”.',
  },
  'api::vacancy.vacancy': {
    ...{ from: 'postedAt', until: 'closesAt', isWrong: isMomentBefore, isForEditorsOnly: true },
    message: 'Kies een moment na dat van “Geplaatst op”.',
  },
  'event.programme-item': {
    ...{ from: 'start', until: 'end' },
    message: 'Kies een tijd na die van “Van”.',
    isWrong: (from, until) => isTimeBefore(from, until) && String(until) > nightEnds,
  },
  'contact.hours': {
    ...{ from: 'opens', until: 'closes', isWrong: isTimeBefore },
    message: 'Kies een tijd na die van “Open om”.',
  },
}

/** Rejects an end that is not after its start, also when only one of the two is written, and when it is published. */
export const checkRanges: DocumentRule = async (strapi, context, next) => {
  const data = context.action === 'publish' ? {} : writtenData(context)
  if (!data) return next()
  const stored = await storedRange(strapi, context.uid, documentIdOf(context))
  const isEditor = strapi.requestContext.get()?.state.userAbility !== undefined
  const problems: FieldProblem[] = []
  walkFields(strapi, context.uid, { ...stored, ...data }, ({ uid, field, holder, path }) => {
    const check = rangeChecks[uid]
    if (field !== check?.until || (check.isForEditorsOnly && !isEditor)) return
    const [from, until] = [holder[check.from], holder[field]]
    if (isFilled(from) && isFilled(until) && check.isWrong(from, until)) problems.push({ path, message: check.message })
  })
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

/** What is stored of the range of a document itself; components are written as a whole. */
async function storedRange(strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<object | null> {
  if (!rangeChecks[uid] || !documentId) return null
  const { from, until } = rangeChecks[uid]
  const row = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } })
  return row && { [from]: row[from], [until]: row[until] }
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** In milliseconds; NaN for a text that the field's type rejects, which is neither before nor after another. */
function momentOf(value: unknown): number {
  return new Date(value as string).getTime()
}
