import type { Core } from '@strapi/strapi'

/** A relation to a type: its link table, and the tables of documents with drafts that own it. */
export interface IncomingRelation {
  table: string
  from: string
  to: string
  order?: string
  sources: { table: string; components?: { table: string; uid: string } }[]
}

/** Where links to documents of a type are stored, on types with drafts and on the blocks in them. */
export function incomingRelations(strapi: Core.Strapi, target: string): IncomingRelation[] {
  const types = Object.values(strapi.contentTypes).filter(
    (type) => type.options?.draftAndPublish && type.collectionName,
  )
  const direct = types.flatMap((type) =>
    relationsOf(strapi, type.uid, target).map((link) => ({ ...link, sources: [{ table: type.collectionName ?? '' }] })),
  )
  const inBlocks = Object.values(strapi.components).flatMap((component) => {
    const holders = types.filter((type) => holds(type.attributes, component.uid))
    const sources = holders.map(({ collectionName: table = '' }) => ({
      table,
      components: { table: `${table}_cmps`, uid: component.uid },
    }))
    return relationsOf(strapi, component.uid, target).map((link) => ({ ...link, sources }))
  })
  return [...direct, ...inBlocks]
}

interface Relation {
  type: string
  target?: string
  joinTable?: {
    name: string
    joinColumn: { name: string }
    inverseJoinColumn: { name: string }
    orderColumnName?: string
  }
}

function relationsOf(strapi: Core.Strapi, uid: string, target: string): Omit<IncomingRelation, 'sources'>[] {
  const attributes = Object.values(strapi.db.metadata.get(uid).attributes) as Relation[]
  return attributes.flatMap(({ type, target: to, joinTable }) => {
    if (type !== 'relation' || to !== target || !joinTable) return []
    const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable
    return [{ table: name, from: joinColumn.name, to: inverseJoinColumn.name, order: orderColumnName }]
  })
}

function holds(attributes: object, component: string): boolean {
  return Object.values(attributes).some(
    (attribute: { component?: string; components?: string[] }) =>
      attribute.component === component || attribute.components?.includes(component),
  )
}
