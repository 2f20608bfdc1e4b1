import { type FieldProblem, fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, documentIdOf, writtenData } from '../documents/document-context'

const uid = 'api::vacancy.vacancy'

const ranges = [
  { low: 'hoursMin', high: 'hoursMax', message: 'Dit zijn minder uren dan bij ‘Uren vanaf’.' },
  { low: 'salaryMin', high: 'salaryMax', message: 'Dit is minder dan bij ‘Salaris vanaf’.' },
] as const

type Limits = Partial<Record<(typeof ranges)[number]['low' | 'high'], unknown>>

/** Rejects a vacancy whose most hours or highest salary is below the least, also when only one of them is written. */
export const checkVacancies: DocumentRule = async (strapi, context, next) => {
  if (context.uid !== uid) return next()
  const data: Limits | undefined = context.action === 'publish' ? {} : writtenData(context)
  if (!data) return next()
  const documentId = documentIdOf(context)
  const stored: Limits | null = documentId
    ? await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } })
    : null
  const problems = rangeProblems({ ...stored, ...data })
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

/** A problem at the upper limit of each range that ends below its lower limit. */
export function rangeProblems(limits: Limits): FieldProblem[] {
  return ranges.flatMap(({ low, high, message }) => {
    const [least, most] = [numberOf(limits[low]), numberOf(limits[high])]
    return least !== null && most !== null && most < least ? [{ path: [high], message }] : []
  })
}

/** Strapi takes a number as text too, and rejects anything else. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value)
}
