import { z } from 'zod'
import { idValue } from '../../platform/http/parameters'
import { problemOfFilter } from './filter-limits'

/** Maximum values of a filter: the length of a list in a query string (`http/query-limits.ts`). */
const maxValues = 20

const listed = <T extends z.ZodType>(value: T) =>
  z.union([z.array(value).max(maxValues), value.transform((one) => [one])])
const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Strapi's operators for a field, by the type of its values. */
function operators<T extends z.ZodType>(value: T) {
  return {
    ...{ $eq: value, $ne: value, $lt: value, $lte: value, $gt: value, $gte: value },
    ...{ $in: listed(value), $notIn: listed(value), $between: z.tuple([value, value]) },
    ...{ $null: yesNo, $notNull: yesNo },
  }
}

const text = z.string().max(500)
const textOperators = {
  ...operators(text),
  ...{ $eqi: text, $nei: text, $contains: text, $notContains: text, $containsi: text, $notContainsi: text },
  ...{ $startsWith: text, $startsWithi: text, $endsWith: text, $endsWithi: text },
}

const moments = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).transform((moment) => new Date(moment))

/** The comparison of a field: a value, or operators with their values. */
function comparison<T extends z.ZodType>(value: T, shape: Record<string, z.ZodType>) {
  return z.union([value, z.strictObject(shape).partial()])
}

const textFilter = comparison(text, textOperators)

const tree: z.ZodType<Record<string, unknown>> = z
  .strictObject({
    id: comparison(idValue, operators(idValue)),
    ...{ type: textFilter, title: textFilter, link: textFilter, intro: textFilter, redirectURI: textFilter },
    ...{ edition: textFilter, layout: textFilter, colourMode: textFilter },
    updatedAt: comparison(moments, operators(moments)),
    tags: z.strictObject({ name: textFilter, slug: textFilter }).partial(),
    get $and() {
      return z.array(tree)
    },
    get $or() {
      return z.array(tree)
    },
    get $not() {
      return tree
    },
  })
  .partial()
  .transform(({ id, ...others }) => ({ ...others, ...(id !== undefined && { publicId: id }) }))

/** Filters of pages: only public fields can be filtered by, so that no response reveals anything else. */
export const filtersSchema = tree.superRefine((filter, context) => {
  const message = problemOfFilter(filter)
  if (message) context.addIssue({ code: 'custom', message, params: { isSentence: true } })
})
