import { tablesOf } from '../../../platform/database/tables-of'

/** The newest version of every plan that was ever sold, for the filter of the list and for what is given. */
export async function soldPlans() {
  const plans = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_plan_versions')
    .distinctOn('plan_document_id')
    .select(['plan_document_id as id', 'id as versionId', 'name'])
    .orderBy('plan_document_id')
    .orderBy('version', 'desc')
    .execute()
  return { plans: plans.toSorted((one, other) => one.name.localeCompare(other.name, 'nl')) }
}
