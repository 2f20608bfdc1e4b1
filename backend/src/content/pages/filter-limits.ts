/**
 * Far above what a client of the API needs. Each condition on a relation is a join, and joins multiply each other's
 * rows.
 */
const maxConditions = 30
const maxRelations = 3

const tooMuch = `De filters in het adres zijn te uitgebreid: gebruik hoogstens ${maxConditions} voorwaarden, waarvan hoogstens ${maxRelations} op tags.`

/**
 * Which limit a filter of pages exceeds, counted over its whole tree.
 * @returns a Dutch sentence, or undefined when it is within the limits
 */
export function problemOfFilter(filter: object): string | undefined {
  const conditions = conditionsOf(filter)
  const relations = conditions.filter(([name]) => name === 'tags').length
  return conditions.length > maxConditions || relations > maxRelations ? tooMuch : undefined
}

/** Each compared field, anywhere in the tree. */
function conditionsOf(filter: object): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, value]): [string, unknown][] => {
    if (!['$and', '$or', '$not'].includes(name)) return [[name, value]]
    return [value].flat().flatMap((part) => conditionsOf(Object(part)))
  })
}
