import type { Core } from '@strapi/strapi'

/** Strapi puts two API tokens in a new database, one of which may do everything. Nobody asked for them. */
const exampleTokens = ['Read Only', 'Full Access']

/** Removes Strapi's example tokens as long as nobody has used them. */
export async function removeExampleTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = await strapi.db.query('admin::api-token').findMany({
    where: { name: { $in: exampleTokens }, description: { $startsWith: 'A default API token' }, lastUsedAt: null },
  })
  for (const { id } of tokens) await strapi.service('admin::api-token').revoke(id)
}
