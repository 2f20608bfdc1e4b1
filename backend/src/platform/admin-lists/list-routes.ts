import { errors } from '@strapi/utils'
import type { Context } from 'koa'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface RoutedList {
  page(query: unknown): Promise<object>
  csv(query: unknown): Promise<string>
  /** as an Excel file; a log has none */
  workbook?(query: unknown): Promise<Buffer>
  /** of the rows that an editor chose; a log has none */
  selectedCsv?(ids: string[]): Promise<string>
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
 * Handlers for `adminRoutes`: `GET /` returns a page of the list, `GET /export` as CSV all that match, or the rows that an editor
 * chose (`ids=3,7`), and `GET /workbook` all that match for Excel.
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
  const sendWorkbook = async (ctx: Context) => {
    const routed = listFor(list, ctx)
    if (!routed.workbook) throw new errors.NotFoundError('Van deze lijst is er geen werkmap.')
    const content = await routed.workbook(ctx.query)
    await beforeExport?.(usedParameters(ctx.query))
    ctx.attachment(fileName.replace(/\.csv$/, '.xlsx'))
    ctx.type = workbookType
    ctx.body = content
  }
  return {
    ...page,
    'GET /workbook': sendWorkbook,
    'GET /export': async (ctx: Context) => {
      const { ids, ...query } = ctx.query
      const routed = listFor(list, ctx)
      if (typeof ids === 'string' && routed.selectedCsv) {
        const chosen = ids.split(',')
        await send(ctx, await routed.selectedCsv(chosen), [`${chosen.length} gekozen`])
      } else await send(ctx, await routed.csv(query), usedParameters(query))
    },
  }
}

function usedParameters(query: object): string[] {
  return Object.entries(query).map(([name, value]) => `${name}=${value}`)
}
