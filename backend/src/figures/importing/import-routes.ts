import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { importFile, importInput, previewImport, previewInput } from './import-figures'
import { importFigures } from './import-figures-permission'
import { importableSeries } from './importable-series'

/** The permission as listed on the admin's roles screen; it is registered before the roles are created. */
export const importActions = [
  {
    section: 'settings',
    category: 'Marktcijfers',
    displayName: 'Cijfers invoeren uit een bestand',
    uid: 'figures.import',
  },
]

const config = {
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [importFigures] } }],
}

const info = { type: 'admin' }

/** The routes of the admin's screen. Strapi accepts admin routes from code, not from `src/api`. */
export const importRoutes = {
  type: 'admin' as const,
  prefix: '/figures',
  routes: [
    { method: 'GET' as const, path: '/series', handler: series, config, info },
    { method: 'POST' as const, path: '/preview', handler: preview, config, info },
    { method: 'POST' as const, path: '/import', handler: write, config, info },
  ],
}

async function series(ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'no-store')
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
