import { textCheckOf } from '../../src/content/documents/field-checks'
import { textChecks } from '../../src/features'
import { type Attribute, attributesOf } from './schemas'

type Fields = Record<string, unknown>

/** Length of a column for a short text. */
const shortText = 255

function wrongNumber(value: unknown, { min, max }: Attribute, isWhole: boolean): boolean {
  if (typeof value !== 'number' || (isWhole && !Number.isInteger(value))) return true
  return (min !== undefined && value < min) || (max !== undefined && value > max)
}

function wrongValue(value: unknown, attribute: Attribute): boolean {
  switch (attribute.type) {
    case 'string':
    case 'uid':
    case 'email':
      return typeof value !== 'string' || value.length > (attribute.maxLength ?? shortText)
    case 'text':
      return typeof value !== 'string'
    case 'enumeration':
      return !attribute.enum?.includes(String(value))
    case 'boolean':
      return typeof value !== 'boolean'
    case 'integer':
    case 'media':
      return wrongNumber(value, attribute, true)
    case 'decimal':
      return wrongNumber(value, attribute, false)
    case 'datetime':
    case 'date':
      return Number.isNaN(Date.parse(String(value)))
    case 'time':
      return !/^\d\d:\d\d:\d\d\.\d{3}$/.test(String(value))
    case 'blocks':
      return !Array.isArray(value)
    case 'json':
      return typeof value !== 'object'
    case 'relation':
      return [value].flat().some((id) => typeof id !== 'string')
    default:
      return true
  }
}

function inParts(value: unknown, attribute: Attribute, where: string): string[] {
  const parts = [value].flat() as Fields[]
  return parts.flatMap((part, at) => {
    const { __component, ...fields } = part
    const uid = attribute.component ?? String(__component)
    const isAllowed = attribute.component !== undefined || attribute.components?.includes(uid)
    return isAllowed ? schemaErrors(uid, fields, `${where}[${at}]`) : [`${where}[${at}] may not be ${uid}`]
  })
}

/** The error of the backend's own rule for a text. */
function violationOf(uid: string, name: string, value: unknown): string | null {
  try {
    textCheckOf(textChecks, uid, name)?.(String(value))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * The errors that Strapi would give before publishing a document or component: unknown fields, missing required ones,
 * and values of another type or against the backend's rules.
 */
export function schemaErrors(uid: string, fields: Fields, where = uid): string[] {
  const attributes = attributesOf(uid)
  const filledFields = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const missing = Object.entries(attributes)
    .filter(
      ([name, { required, default: fallback }]) => required && fallback === undefined && (fields[name] ?? '') === '',
    )
    .map(([name]) => `${where}.${name} is missing`)
  const wrong = filledFields.flatMap(([name, value]) => {
    const attribute = attributes[name]
    const field = `${where}.${name}`
    if (!attribute) return [`${field} is unknown`]
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') return inParts(value, attribute, field)
    if (wrongValue(value, attribute)) return [`${field} is wrong: ${JSON.stringify(value)}`]
    return violationOf(uid, name, value) ?? []
  })
  return [...missing, ...wrong]
}
