import { errors } from '@strapi/utils'
import { type DocumentRule, documentIdOf, writtenData } from '../../../content/documents/document-context'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { type FieldProblem, fieldError } from '../../../platform/errors/field-error'
import { packageUid } from './load-packages'
import { storePackageVersions } from './store-versions'

/** A package while an editor fills it in: fields may be missing, and Strapi accepts numbers as text. */
interface EditedPackage {
  price?: unknown
  onSaleFrom?: unknown
  onSaleUntil?: unknown
}

/** Checks a package, and stores what is sold of it as a new version when it is published with other facts. One that was sold stays. */
export const sellPackages: DocumentRule = async (_strapi, context, next) => {
  if (context.uid !== packageUid) return next()
  const problems = packageProblems(writtenData(context) ?? {})
  if (problems.length > 0) throw fieldError(problems)
  const documentId = documentIdOf(context)
  return inTransaction(async (trx) => {
    if (context.action === 'delete' && documentId) await rejectSold(trx, documentId)
    const result = await next()
    if (context.action === 'publish' && documentId) await storePackageVersions(trx, documentId)
    return result
  })
}

function packageProblems({ price, onSaleFrom, onSaleUntil }: EditedPackage): FieldProblem[] {
  const cents = Number(price ?? 0) * 100
  return [
    ...(Math.abs(cents - Math.round(cents)) < 1e-6
      ? []
      : [{ path: ['price'], message: 'Vul hoogstens twee cijfers achter de komma in.' }]),
    ...(onSaleFrom && onSaleUntil && String(onSaleUntil) < String(onSaleFrom)
      ? [{ path: ['onSaleUntil'], message: 'Deze dag is vóór die van ‘Te kiezen vanaf’.' }]
      : []),
  ]
}

async function rejectSold(trx: Transaction, documentId: string): Promise<void> {
  const sold = await tablesOf(trx)
    .selectFrom('gevel_vacancies as v')
    .innerJoin('gevel_package_versions as p', 'p.id', 'v.package_version_id')
    .select('v.id')
    .where('p.package_document_id', '=', documentId)
    .executeTakeFirst()
  if (sold)
    throw new errors.ValidationError(
      'Met dit pakket zijn vacatures geplaatst. Haal het offline of vul in tot wanneer het te kiezen is, in plaats van het te verwijderen.',
    )
}
