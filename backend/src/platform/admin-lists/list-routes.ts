import { errors } from '@strapi/utils'
import type { Context } from 'koa'

interface RoutedList {
  page(query: unknown): Promise<object>
  csv(query: unknown): Promise<string>
  /** of the rows that an editor chose; a log has none */
  selectedCsv?(selection: unknown): Promise<string>
}

interface ListRouteOptions {
  /** of the download, as in `logboek.csv`; without it there is none */
  fileName?: string
  /** runs before a file is sent, with the parameters in use, as `state=open` */
  beforeExport?(used: string[]): Promise<void>
  /** what the screen also needs, beside the page */
  facts?(): object | Promise<object>
}

/** A list, or the one that the editor of a request may see. */
type ListOfRequest = RoutedList | ((ctx: Context) => RoutedList)

function listFor(list: ListOfRequest, ctx: Context): RoutedList {
  return typeof list === 'function' ? list(ctx) : list
}

/**
 * Handlers for `adminRoutes`: `GET /` returns a page of the list, `GET /export` all that match as CSV, and `POST /export` the rows that an
 * editor chose.
 */
export function listRoutes(list: ListOfRequest, { fileName, beforeExport, facts }: ListRouteOptions = {}) {
  const page = {
    'GET /': async (ctx: Context) => {
      const [found, more] = await Promise.all([listFor(list, ctx).page(ctx.query), facts?.()])
      ctx.body = { ...found, ...more }
    },
  }
  if (!fileName) return page
  const send = async (ctx: Context, csv: string, used: string[]) => {
    await beforeExport?.(used)
    ctx.attachment(fileName)
    ctx.type = 'text/csv; charset=utf-8'
    ctx.body = csv
  }
  return {
    ...page,
    'GET /export': async (ctx: Context) => {
      const csv = await listFor(list, ctx).csv(ctx.query)
      await send(ctx, csv, usedParameters(ctx.query))
    },
    'POST /export': async (ctx: Context) => {
      const { selection } = Object(ctx.request.body)
      const csv = await listFor(list, ctx).selectedCsv?.(selection)
      if (csv === undefined) throw new errors.NotFoundError('Van deze lijst kunt u geen regels kiezen.')
      const { ids, all } = Object(selection)
      await send(ctx, csv, ids ? [`${ids.length} gekozen`] : usedParameters(all))
    },
  }
}

function usedParameters(query: object): string[] {
  return Object.entries(query).map(([name, value]) => `${name}=${value}`)
}
