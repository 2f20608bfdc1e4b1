/** Where a page of a list stands, as Strapi says it. */
export function pagination(page: number, pageSize: number, total: number) {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
}

/** A list answer in Strapi's envelope. */
export function listAnswer<T>(data: T[], page: number, pageSize: number, total: number) {
  return { data, meta: { pagination: pagination(page, pageSize, total) } }
}
