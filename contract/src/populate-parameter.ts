import { z } from 'zod'

/** No type has more fields to sort by or to select. */
const maxNames = 20

/** What Strapi parses as a list: `a,b`, `x[0]=a&x[1]=b`, or both. */
export const namesParameter = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(',')))
  .pipe(z.array(z.string()).max(maxNames))

/** `populate`, in any of Strapi's formats: the parts by name, and any other name is rejected. The depth is fixed. */
export function populateParameter<Part extends string>(parts: readonly Part[]) {
  const byName = namesParameter
    .transform((given) => (given.includes('*') ? [...parts] : given))
    .pipe(z.array(z.enum(parts)))
  // `populate[seo]=true`, `populate[cover][populate]=*`
  const byObject = z
    .partialRecord(z.enum(parts), z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())]))
    .transform((given) => parts.filter((part) => part in given && given[part] !== 'false'))
  return z.union([byName, byObject]).default([])
}
