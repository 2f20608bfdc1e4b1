import type { Core } from '@strapi/strapi'

/** A field with a value, in a document or in one of its components. */
export interface VisitedField {
  /** content type or component that has the field */
  uid: string
  field: string
  type: string
  /** Strapi requires a value at publication */
  required: boolean
  value: unknown
  /** the object that has the value, to read or replace it */
  holder: Record<string, unknown>
  /** from the document down, as `fieldError` takes it */
  path: (string | number)[]
}

/** Visits each written field of a document, including those of its components. */
export function walkFields(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  visit: (field: VisitedField) => void,
  path: VisitedField['path'] = [],
): void {
  const model = uid.includes('::') ? strapi.contentTypes[uid as never] : strapi.components[uid as never]
  const attributes: Record<string, { type: string; component?: string; required?: boolean }> = model?.attributes ?? {}
  for (const [field, value] of Object.entries(data)) {
    const attribute = attributes[field]
    if (!attribute) continue
    const here = [...path, field]
    const { type, component, required = false } = attribute
    if (type === 'component' || type === 'dynamiczone') walkComponents(strapi, component, value, visit, here)
    else visit({ uid, field, type, required, value, holder: data, path: here })
  }
}

function walkComponents(
  strapi: Core.Strapi,
  component: string | undefined,
  value: unknown,
  visit: (field: VisitedField) => void,
  path: VisitedField['path'],
): void {
  const repeated = Array.isArray(value)
  for (const [index, item] of (repeated ? value : [value]).entries()) {
    if (typeof item !== 'object' || item === null) continue
    const uid = component ?? ('__component' in item ? item.__component : undefined)
    if (typeof uid !== 'string') continue
    walkFields(strapi, uid, item as Record<string, unknown>, visit, repeated ? [...path, index] : path)
  }
}
