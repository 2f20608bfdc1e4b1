import type { Core } from '@strapi/strapi'

/** The part of an attribute of Strapi's schema that we read. */
interface Attribute {
  type: string
  component?: string
  components?: readonly string[]
  mappedBy?: string
}

/** Strapi's own fields, which change with every write. */
const notCompared = ['createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations', 'id']

/**
 * The fields of a row to load for a comparison: its components, and the documents and files it links to. The inverse side of
 * a relation is left out, since it may have thousands of rows.
 */
export function populateForComparison(strapi: Core.Strapi, uid: string): Record<string, object> {
  const populated = fieldsOf(strapi, uid).map(([name, attribute]) => [name, populateField(strapi, attribute)] as const)
  return Object.fromEntries(populated.filter((entry): entry is [string, object] => entry[1] !== undefined))
}

function populateField(strapi: Core.Strapi, { type, component, components, mappedBy }: Attribute): object | undefined {
  const within = (uid: string) => ({ populate: populateForComparison(strapi, uid) })
  if (type === 'component') return within(component ?? '')
  if (type === 'dynamiczone') return { on: Object.fromEntries((components ?? []).map((uid) => [uid, within(uid)])) }
  return (type === 'relation' && !mappedBy) || type === 'media' ? { select: ['documentId'] } : undefined
}

type Row = Record<string, unknown>

/**
 * Names of the fields that differ between two states of a row.
 * @param written the written data, which shows whether the inverse side of a relation changed
 */
export function changedFields(strapi: Core.Strapi, uid: string, before: Row, after: Row, written: Row = {}): string[] {
  return fieldsOf(strapi, uid)
    .filter(([name, { mappedBy }]) => (mappedBy ? connects(written[name]) : !isSame(before[name], after[name])))
    .map(([name]) => name)
}

/** Names of the parts that differ between two records. */
export function changedParts(before: object, after: object): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => !isSame(one.get(name), other.get(name)))
}

function fieldsOf(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const model = uid.includes('::') ? strapi.contentTypes[uid as never] : strapi.components[uid as never]
  const attributes: Record<string, Attribute> = model?.attributes ?? {}
  return Object.entries(attributes).filter(([name]) => !notCompared.includes(name))
}

/** A form sends every relation, mostly with nothing to connect or disconnect. */
function connects(value: unknown): boolean {
  return Object.values(Object(value)).some((list) => Array.isArray(list) && list.length > 0)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, withoutIds) === JSON.stringify(other ?? null, withoutIds)
}

/** A component gets a new id with each save; a document is identified by its `documentId`. */
function withoutIds(key: string, value: unknown): unknown {
  return key === 'id' ? undefined : value
}
