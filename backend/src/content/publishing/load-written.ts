import type { Core } from '@strapi/strapi'

interface Attribute {
  type: string
  component?: string
  components?: readonly string[]
}

/** The draft of a document with all that is written in it: its blocks, parts and files, without relations. */
export async function loadWritten(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Record<string, unknown> | null> {
  return strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null }, populate: partsOf(strapi, uid) })
}

function partsOf(strapi: Core.Strapi, uid: string): Record<string, object> {
  const { attributes } = strapi.getModel(uid as never) as unknown as { attributes: Record<string, Attribute> }
  const within = (component: string) => ({ populate: partsOf(strapi, component) })
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component = '', components = [] }]): [string, object][] => {
      if (type === 'media') return [[name, { select: ['id'] }]]
      if (type === 'component') return [[name, within(component)]]
      if (type !== 'dynamiczone') return []
      return [[name, { on: Object.fromEntries(components.map((each) => [each, within(each)])) }]]
    }),
  )
}
