/** Changes of the parameters in the address of a list; an empty text removes one. */
export type AddressChange = Readonly<Record<string, string>>

/** Parameters that say where in the list the editor is: another filter or sort starts at its first page. */
const places = ['page', 'after']

/** The address with these changes. */
export function changedAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const place of places) next.delete(place)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The address without filters, with its sort, the size of its pages and these parameters. */
export function clearedAddress(address: URLSearchParams, preserved: readonly string[]): URLSearchParams {
  return new URLSearchParams([...address].filter(([name]) => ['sort', 'size', ...preserved].includes(name)))
}

/** The query of the backend: a log has the way back to its first page in its address, of which the last step counts. */
export function listQuery(address: URLSearchParams): string {
  const query = new URLSearchParams(address)
  const after = query.getAll('after').at(-1)
  if (after) query.set('after', after)
  query.sort()
  return query.toString()
}

/** The sort after a click on the head of a column: ascending, then descending. */
export function nextSort(column: string, sort: string): string {
  return sort === column ? `-${column}` : column
}
