import type { Core } from '@strapi/strapi'

/** Strapi creates two API tokens in a new database, one of them with full access. */
const exampleTokens = ['Read Only', 'Full Access']

/** Removes Strapi's example tokens unless they have been used. */
export async function removeExampleTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = await strapi.db.query('admin::api-token').findMany({
    where: { name: { $in: exampleTokens }, description: { $startsWith: 'A default API token' }, lastUsedAt: null },
  })
  for (const { id } of tokens) await strapi.service('admin::api-token').revoke(id)
}
