/** What to populate, in the form that Strapi's query engine takes. */
export interface Populate {
  readonly [field: string]: boolean | Wanted
}

export interface Wanted {
  readonly select?: readonly string[]
  readonly populate?: Populate
  /** of a dynamic zone: by component */
  readonly on?: Populate
}

type Row = Record<string, unknown>

interface Attribute {
  type: string
  component?: string
  target?: string
}

interface Model {
  attributes: Record<string, Attribute>
  options?: { draftAndPublish?: boolean }
}

/** A `populate` that also selects the ids of all rows, by which `linkToPublished` finds them. */
export function withIds(populate: Populate): Populate {
  return Object.fromEntries(
    Object.entries(populate).map(([field, wanted]) => {
      if (typeof wanted === 'boolean') return [field, wanted]
      const { select, populate: inside, on } = wanted
      return [
        field,
        {
          ...(select && { select: [...new Set(['id', ...select])] }),
          ...(inside && { populate: withIds(inside) }),
          ...(on && { on: withIds(on) }),
        },
      ]
    }),
  )
}

/**
 * Replaces what a draft refers to with what its publication will refer to: drafts link to drafts, publications to
 * publications. What is not published is left out, as Strapi does when it publishes.
 * @param populate the populated relations of the row
 */
export async function linkToPublished(uid: string, row: Row, populate: Populate): Promise<void> {
  const { attributes } = modelOf(uid)
  for (const [field, given] of Object.entries(populate)) {
    const [attribute, value] = [attributes[field], row[field]]
    if (!attribute || !value) continue
    const options = typeof given === 'boolean' ? {} : given
    if (attribute.type === 'relation') row[field] = await loadPublished(attribute.target ?? '', value, options)
    for (const [component, item] of componentsOf(attribute, value)) {
      const ofItem = options.on ? options.on[component] : options
      if (typeof ofItem === 'object') await linkToPublished(component, item, ofItem.populate ?? {})
    }
  }
}

function modelOf(uid: string): Model {
  return strapi.getModel(uid as 'api::content.content')
}

function componentsOf({ type, component }: Attribute, value: unknown): [component: string, item: Row][] {
  if (type !== 'component' && type !== 'dynamiczone') return []
  const items = (Array.isArray(value) ? value : [value]) as Row[]
  return items.map((item) => [component ?? String(item.__component), item])
}

async function loadPublished(target: string, value: unknown, { select = [], populate = {} }: Wanted): Promise<unknown> {
  if (!modelOf(target).options?.draftAndPublish) return value
  const ids = (Array.isArray(value) ? value : [value]).map(({ id }: { id: number }) => id)
  const linked = await strapi.db.query(target).findMany({ where: { id: { $in: ids } }, select: ['id', 'documentId'] })
  const documentIds = new Map(linked.map(({ id, documentId }) => [id, documentId]))
  const rows: Row[] = await strapi.db.query(target).findMany({
    where: { documentId: { $in: [...documentIds.values()] }, publishedAt: { $notNull: true } },
    select: [...select, 'documentId'],
    populate,
  })
  const published = new Map(rows.map((row) => [row.documentId, row]))
  const inOrder = ids.flatMap((id) => published.get(documentIds.get(id)) ?? [])
  return Array.isArray(value) ? inOrder : (inOrder[0] ?? null)
}
