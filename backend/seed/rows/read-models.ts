import type { Core, UID } from '@strapi/strapi'
import { z } from 'zod'
import type { Field, Model, Models } from './model'

const columnName = z.object({ name: z.string() })
const joinTable = z.object({
  name: z.string(),
  joinColumn: columnName,
  inverseJoinColumn: columnName.optional(),
  orderColumnName: z.string().optional(),
})

/** Strapi's description of a field: the type from its schema, the tables from the metadata of its database layer. */
const described = z.object({
  type: z.string(),
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  default: z.unknown().optional(),
  columnName: z.string().optional(),
  joinTable: joinTable.optional(),
})

function field(description: z.infer<typeof described>): Field | null {
  const { type, joinTable: join } = description
  if (type === 'media') return { kind: 'media' }
  if (type === 'dynamiczone' && join) return { kind: 'zone', table: join.name }
  if (type === 'component' && join && description.component) {
    return {
      kind: 'component',
      table: join.name,
      target: description.component,
      repeatable: description.repeatable ?? false,
    }
  }
  if (type === 'relation') {
    if (!join?.inverseJoinColumn) return null
    const { name: table, joinColumn, inverseJoinColumn, orderColumnName } = join
    return { kind: 'link', table, own: joinColumn.name, other: inverseJoinColumn.name, order: orderColumnName }
  }
  return description.columnName
    ? { kind: 'column', column: description.columnName, default: description.default }
    : null
}

function readModel(strapi: Core.Strapi, uid: string): Model {
  const schema = strapi.getModel(uid as UID.Schema)
  const metadata = strapi.db.metadata.get(uid)
  const fields = new Map<string, Field>()
  for (const [name, attribute] of Object.entries(metadata.attributes)) {
    const found = field(described.parse({ ...attribute, ...schema.attributes[name] }))
    if (found) fields.set(name, found)
  }
  return { uid, table: metadata.tableName, drafts: schema.options?.draftAndPublish === true, fields }
}

/** The types and components of a running Strapi: the names of tables and columns come from Strapi itself. */
export function modelsOf(strapi: Core.Strapi): Models {
  const models = new Map<string, Model>()
  return (uid) => {
    const model = models.get(uid) ?? readModel(strapi, uid)
    models.set(uid, model)
    return model
  }
}
