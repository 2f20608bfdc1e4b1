import { z } from 'zod'
import { normaliseFromPath } from './redirect-path'

export const redirectQuery = z.object({ path: z.string().min(1).max(2000).startsWith('/') })

/** `GET /public/redirects?path=`: where an old path leads now; null when it leads nowhere else. */
export async function findRedirect({ path }: z.infer<typeof redirectQuery>) {
  const row: { to: string; permanent: boolean } | undefined = await strapi.db
    .connection('redirects')
    .where({ from_path: normaliseFromPath(path) })
    .first('to', 'permanent')
  return row ? { data: { to: row.to, status: row.permanent ? 301 : 302 } } : null
}
