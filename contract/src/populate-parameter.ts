import { z } from 'zod'

/** No type has more fields to sort by or to choose from. */
const maxNames = 20

/** What Strapi reads as a list: `a,b`, `x[0]=a&x[1]=b`, or both. */
export const namesParameter = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(',')))
  .pipe(z.array(z.string()).max(maxNames))

/** `populate`, in any of the ways Strapi takes it: the parts by name, and any other name is refused. How deep they go is fixed. */
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
