import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { importFigures } from '../permission'
import { importFile, importInput, previewImport, previewInput } from './import-figures'
import { importableSeries } from './importable-series'

/** The routes of the admin's screen. */
export const importRoutes = adminRoutes(
  '/admin/site/figures',
  {
    'GET /series': series,
    'POST /preview': preview,
    'POST /import': write,
  },
  importFigures,
)

async function series(ctx: Context): Promise<void> {
  ctx.body = await importableSeries()
}

async function preview(ctx: Context): Promise<void> {
  ctx.body = { data: await previewImport(parse(previewInput, ctx.request.body)) }
}

async function write(ctx: Context): Promise<void> {
  ctx.body = { data: await importFile(parse(importInput, ctx.request.body)) }
}

function parse<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new errors.ValidationError('Kies een reeks en een bestand met cijfers.')
  return parsed.data
}
