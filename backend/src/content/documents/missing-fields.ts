interface Attribute {
  type: string
  required?: boolean
  component?: string
}

interface Model {
  attributes: Record<string, Attribute>
  /** the labels of the form, as the schema has them */
  config?: { metadatas?: Record<string, { edit?: { label?: string } }> }
}

/** Required fields of which nothing is not an empty value. */
const written = new Set(['string', 'text', 'enumeration', 'integer', 'date', 'datetime', 'time', 'blocks'])

/**
 * The labels of the required fields that a draft still lacks, those of its components included. Strapi requires them
 * when a document is published, and not before.
 */
export function missingFields(uid: string, row: object): string[] {
  const values: Record<string, unknown> = { ...row }
  const model = strapi.getModel(uid as 'api::content.content') as unknown as Model
  const labels = Object.entries(model.attributes).flatMap(([field, attribute]) => {
    const value = values[field]
    const label = model.config?.metadatas?.[field]?.edit?.label ?? field
    if (attribute.required && written.has(attribute.type)) return isEmpty(value) ? [label] : []
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return []
    const items = (Array.isArray(value) ? value : [value]).filter((item) => item !== null && item !== undefined)
    return items.flatMap((item: object) => missingFields(attribute.component ?? String(Object(item).__component), item))
  })
  return [...new Set(labels)]
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
