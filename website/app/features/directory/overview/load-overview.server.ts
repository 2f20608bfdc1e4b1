import { chainKindSchema } from '@gevel/contract/partners'
import { z } from 'zod'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { listChains } from '../directory.server.ts'
import { byKind, yearsOf } from './chain-year.ts'
import { FIRST, type OverviewSort, REVERSED, sortColumns } from './overview-address.ts'
import { sortChains } from './sort-chains.ts'

const yearParamSchema = z
  .string()
  .regex(/^[12]\d{3}$/)
  .transform(Number)
  .nullable()

/** `?volgorde=`: a column, or a column with `-andersom`. */
export const sortParamSchema = z
  .string()
  .transform((given) => ({ column: given.replace(REVERSED, ''), isReversed: given.endsWith(REVERSED) }))
  .pipe(z.object({ column: z.enum(sortColumns), isReversed: z.boolean() }))
  .nullable()
  .transform((sort): OverviewSort => sort ?? { column: FIRST, isReversed: false })

/** Loads the overview of all chains in the year and the order of its URL. @throws a 404 for a year without counts */
export async function loadOverview(args: PageLoaderArgs) {
  const { request, url } = args
  const chosenYear = routeParam(url, yearParamSchema, url.searchParams.get('jaar'))
  const sort = routeParam(url, sortParamSchema, url.searchParams.get('volgorde'))
  const chains = await load(args, listChains(request))
  const years = yearsOf(chains)
  if (chosenYear !== null && !years.includes(chosenYear)) pageNotFound(url)
  const newest = years[0] ?? null
  const year = chosenYear ?? newest
  const groups = year === null ? [] : byKind(chains, year, chainKindSchema.options)
  return {
    years,
    year,
    isNewest: year === newest,
    sort,
    groups: groups.map(({ kind, rows }) => ({ kind, rows: sortChains(rows, sort) })),
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>
