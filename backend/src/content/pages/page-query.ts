import { namesParameter, populateParameter } from '@gevel/contract/populate-parameter'
import { z } from 'zod'
import { filtersSchema } from './page-filters'
import { type Populated, pageFields, populatable } from './page-row'

const parts = Object.keys(populatable) as Populated[]

export const onePageQuery = z.object({ populate: populateParameter(parts) })

const sortable = namesParameter.pipe(
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
const size = whole
  .transform((requested) => (requested > largest || requested === -1 ? largest : requested))
  .pipe(z.number().min(1))
const withCount = z.enum(['true', 'false', '1', '0']).default('true')

const byPage = z.strictObject({ page: whole.min(1).default(1), pageSize: size.default(25), withCount })
const byOffset = z.strictObject({ start: whole.min(0).default(0), limit: size.default(25), withCount })

/** The query of `GET /public/pages`, with Strapi's semantics. */
export const pagesQuery = onePageQuery.extend({
  filters: filtersSchema.optional(),
  sort: sortable.optional(),
  fields: namesParameter
    .transform((given) => given.filter((name) => name !== '*'))
    .pipe(z.array(z.enum(pageFields)))
    .optional(),
  pagination: z.union([byPage, byOffset]).default({ page: 1, pageSize: 25, withCount: 'true' }),
})
