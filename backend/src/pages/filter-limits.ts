/** Far above what a client of the API needs. Each condition on a relation is a join, and joins multiply the rows of each other. */
const mostConditions = 30
const mostRelations = 3

const tooMuch = `De filters in het adres zijn te uitgebreid: gebruik hoogstens ${mostConditions} voorwaarden, waarvan hoogstens ${mostRelations} op tags.`

/**
 * What is too much of a filter of pages, counted over its whole tree.
 * @returns a Dutch sentence, or undefined when it is within the limits
 */
export function problemOfFilter(filter: object): string | undefined {
  const conditions = conditionsOf(filter)
  const relations = conditions.filter(([name]) => name === 'tags').length
  return conditions.length > mostConditions || relations > mostRelations ? tooMuch : undefined
}

/** Each field that is compared, wherever in the tree. */
function conditionsOf(filter: object): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, value]): [string, unknown][] => {
    if (!['$and', '$or', '$not'].includes(name)) return [[name, value]]
    return [value].flat().flatMap((part) => conditionsOf(Object(part)))
  })
}
