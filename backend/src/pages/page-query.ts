import { z } from 'zod'
import { filtersSchema } from './page-filters'
import { type Populated, pageFields, populatable } from './page-row'

const parts = Object.keys(populatable) as Populated[]

/** What Strapi reads as a list: `a,b`, `x[0]=a&x[1]=b`, or both. */
const names = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(',')))

const populateNames = names.transform((given) => (given.includes('*') ? parts : given)).pipe(z.array(z.enum(parts)))

/** `populate[seo]=true`, `populate[cover][populate]=*`: the parts by name; how deep they go is fixed. */
const populateObject = z
  .partialRecord(z.enum(parts), z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())]))
  .transform((given) => parts.filter((part) => given[part] !== undefined && given[part] !== 'false'))

/** `populate` of a page, in any of the ways Strapi takes it. */
export const populateParameter = z.union([populateNames, populateObject]).default([])

export const onePageQuery = z.object({ populate: populateParameter })

const sortable = names.pipe(
  z.array(
    z.string().transform((text, context) => {
      const [field = '', order = 'asc'] = text.split(':')
      const direction = order.toLowerCase()
      if (!(pageFields as readonly string[]).includes(field) || (direction !== 'asc' && direction !== 'desc')) {
        context.addIssue(`no sort: ${text}`)
        return z.NEVER
      }
      return { [field === 'id' ? 'publicId' : field]: direction }
    }),
  ),
)

const largest = 100
const whole = z.coerce.number().int().max(1_000_000)
const size = whole.transform((asked) => (asked > largest || asked === -1 ? largest : asked)).pipe(z.number().min(1))
const withCount = z.enum(['true', 'false', '1', '0']).default('true')

const byPage = z.strictObject({ page: whole.min(1).default(1), pageSize: size.default(25), withCount })
const byOffset = z.strictObject({ start: whole.min(0).default(0), limit: size.default(25), withCount })

/** The query of `GET /public/pages`, with Strapi's meaning. */
export const pagesQuery = onePageQuery.extend({
  filters: filtersSchema.optional(),
  sort: sortable.optional(),
  fields: names
    .transform((given) => given.filter((name) => name !== '*'))
    .pipe(z.array(z.enum(pageFields)))
    .optional(),
  pagination: z.union([byPage, byOffset]).default({ page: 1, pageSize: 25, withCount: 'true' }),
})
