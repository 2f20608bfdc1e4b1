import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { idOf } from '../../platform/http/parameters'

/**
 * A handler that answers with the row of the id in the path.
 * @param missing the Dutch sentence when there is none
 */
export function showRow(load: (id: number, at: Date) => Promise<object | undefined>, missing: string) {
  return async (ctx: Context) => {
    const id = idOf(ctx.params.id)
    const row = id === null ? undefined : await load(id, new Date())
    if (!row) throw new errors.NotFoundError(missing)
    ctx.body = { data: row }
  }
}
