import { maxLength } from '@gevel/contract/field-lengths'
import { messageField } from '@gevel/contract/message-field'
import { publicIdSchema } from '@gevel/contract/primitives'
import { requiredText } from '@gevel/contract/required-text'
import { z } from 'zod'
import { checkHref } from '../../../content/documents/hrefs'
import { lineField, optionalLine } from '../../../platform/http/dialog-fields'

/** More make a mail that clients cut off. */
const mostBlocks = 30
const mostItems = 20

const idField = z.string().regex(/^[a-z0-9-]{1,40}$/)
const heading = lineField('Kop', 60)
const ids = z.array(publicIdSchema).max(mostItems, `Zet hoogstens ${mostItems} regels in een blok.`)

const linkField = lineField('Waar de knop heen leidt', 2000).refine((link) => {
  try {
    checkHref(link)
    return true
  } catch {
    return false
  }
}, 'Begin met / voor een pad op de site, of met https://.')

/** A part of an issue as its editors compose it: words, and the documents that it shows by their public ids. */
const issueBlockSchema = z.discriminatedUnion('type', [
  z.object({
    id: idField,
    type: z.literal('text'),
    heading: optionalLine('Kop', 60),
    text: messageField(requiredText('Een tekst'), maxLength.letter),
    signature: optionalLine('Ondertekening', 80),
    button: z.object({ label: lineField('Woorden op de knop', 40), href: linkField }).nullable(),
  }),
  z.object({ id: idField, type: z.literal('lead'), article: publicIdSchema }),
  z.object({ id: idField, type: z.literal('articles'), heading, isPro: z.boolean(), articles: ids }),
  z.object({ id: idField, type: z.literal('events'), heading, events: ids }),
  z.object({ id: idField, type: z.literal('vacancies'), heading, vacancies: ids }),
  z.object({ id: idField, type: z.literal('figure'), heading, series: publicIdSchema }),
  z.object({ id: idField, type: z.literal('banner'), banner: publicIdSchema }),
])
export type IssueBlock = z.infer<typeof issueBlockSchema>

export const issueBlocksSchema = z
  .array(issueBlockSchema)
  .max(mostBlocks, `Een nieuwsbrief heeft hoogstens ${mostBlocks} blokken.`)
  .refine(
    (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
    'Twee blokken hebben hetzelfde nummer.',
  )
