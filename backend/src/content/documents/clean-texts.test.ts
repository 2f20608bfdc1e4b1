import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { expect, test } from 'vitest'
import { type Attribute, attributesOf } from '../../../seed/tests/schemas'
import { cleanDocuments } from './clean-texts'
import type { DocumentContext } from './document-context'

const source = join(import.meta.dirname, '../..')
const types = readdirSync(join(source, 'api')).filter((name) =>
  readdirSync(join(source, 'api', name)).includes('content-types'),
)
const components = readdirSync(join(source, 'components')).flatMap((folder) =>
  readdirSync(join(source, 'components', folder)).map((file) => `${folder}.${file.replace('.json', '')}`),
)
const modelsOf = (uids: readonly string[]) =>
  Object.fromEntries(uids.map((uid) => [uid, { attributes: attributesOf(uid) }]))
const strapi = {
  contentTypes: modelsOf(types.map((name) => `api::${name}.${name}`)),
  components: modelsOf(components),
} as unknown as Core.Strapi

const soiled = 'Proef\u000bdia\ufffe\u0007'
const richText = (text: string) => [{ type: 'paragraph', children: [{ type: 'link', url: '/', children: [{ text }] }] }]

/** Fields with a row in each line. */
const rows = ['keyPoints', 'rows', 'shops', 'variants']

/** A value of an attribute with a soft return in every text, those of its components too; undefined for other types. */
function probeOf({ type, component, components: parts, repeatable }: Attribute, text: string, line: string): unknown {
  if (type === 'string' || type === 'email' || type === 'uid') return line
  if (type === 'text') return text
  if (type === 'blocks') return richText(text)
  if (type === 'json') return { kind: 'quote', text }
  if (type === 'dynamiczone')
    return (parts ?? []).map((uid) => ({ __component: uid, ...fieldsOf(attributesOf(uid), text, line) }))
  if (type !== 'component' || !component) return undefined
  const part = fieldsOf(attributesOf(component), text, line)
  return repeatable ? [part] : part
}

function fieldsOf(attributes: Record<string, Attribute>, text: string, line: string): Record<string, unknown> {
  const values = Object.entries(attributes).map(
    ([name, attribute]) => [name, probeOf(attribute, rows.includes(name) ? line : text, line)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

test.each(types)('cleans every text of %s and its components', async (name) => {
  const attributes = attributesOf(`api::${name}.${name}`)
  const data = fieldsOf(attributes, soiled, soiled)
  const context: DocumentContext = {
    ...{ uid: `api::${name}.${name}`, action: 'create', params: { data }, contentType: { attributes } },
  }
  await cleanDocuments(strapi, context, () => Promise.resolve())
  expect(context.params.data).toEqual(fieldsOf(attributes, 'Proef\ndia', 'Proef dia'))
})
