import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const attributeSchema = z.looseObject({
  type: z.string(),
  required: z.boolean().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  maxLength: z.number().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  repeatable: z.boolean().optional(),
})
const schemaFile = z.object({ attributes: z.record(z.string(), attributeSchema) })

export type Attribute = z.infer<typeof attributeSchema>
export type Attributes = Record<string, Attribute>

const source = join(__dirname, '..', '..', 'src')

/** The fields of a content type (`api::page.page`) or component (`shared.seo`), from its schema file. */
export function attributesOf(uid: string): Attributes {
  const name = uid.replace('api::', '').split('.')
  const path = uid.startsWith('api::')
    ? join('api', name[0] ?? '', 'content-types', name[1] ?? '', 'schema.json')
    : join('components', ...name)
  const file = path.endsWith('.json') ? path : `${path}.json`
  return schemaFile.parse(JSON.parse(readFileSync(join(source, file), 'utf8'))).attributes
}
