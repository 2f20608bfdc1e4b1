import type { Redirect } from '@gevel/contract/redirects'
import { z } from 'zod'
import { isLivePath } from './document-paths'
import { normaliseFromPath } from './redirect-path'
import { sitePageAt } from './site-page'

export const redirectQuery = z.object({ path: z.string().min(1).max(2000).startsWith('/') })

/** `GET /public/redirects?path=`: the target of an old path; null without a redirect. */
export async function findRedirect({ path }: z.infer<typeof redirectQuery>): Promise<{ data: Redirect } | null> {
  const knex = strapi.db.connection
  const row: { to: string; permanent: boolean; automatic: boolean } | undefined = await knex('redirects')
    .where({ from_path: normaliseFromPath(path) })
    .first('to', 'permanent', 'automatic')
  // editors cannot save a redirect there, but the page may be newer
  if (!row || (await sitePageAt(knex, normaliseFromPath(path)))) return null
  // the page that moved may be offline by now
  if (row.automatic && row.to.startsWith('/') && !(await isLivePath(knex, row.to))) return null
  return { data: { to: row.to, status: row.permanent ? 301 : 302 } }
}
