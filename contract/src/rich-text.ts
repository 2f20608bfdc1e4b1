import { z } from 'zod'
import { hrefSchema } from './primitives.ts'

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
})
export type RichTextLeaf = z.infer<typeof textSchema>

const linkSchema = z.object({ type: z.literal('link'), url: hrefSchema, children: z.array(textSchema) })
const inlineSchema = z.discriminatedUnion('type', [textSchema, linkSchema])
export type RichTextInline = z.infer<typeof inlineSchema>

const listItemSchema = z.object({ type: z.literal('list-item'), children: z.array(inlineSchema) })

export interface RichTextList {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: (z.infer<typeof listItemSchema> | RichTextList)[]
}
const listSchema: z.ZodType<RichTextList, RichTextList> = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  get children() {
    return z.array(z.union([listItemSchema, listSchema]))
  },
})

/** Strapi's rich text (its "blocks" field), without pictures and code: those are blocks of their own. */
export const richTextSchema = z.array(
  z.union([
    z.object({ type: z.literal('paragraph'), children: z.array(inlineSchema) }),
    z.object({ type: z.literal('heading'), level: z.int().min(1).max(6), children: z.array(inlineSchema) }),
    z.object({ type: z.literal('quote'), children: z.array(inlineSchema) }),
    listSchema,
  ]),
)
export type RichText = z.infer<typeof richTextSchema>
