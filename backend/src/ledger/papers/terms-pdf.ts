import { richTextSchema } from '@gevel/contract/rich-text'
import { z } from 'zod'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { writeRichText } from '../../platform/pdf/write-rich-text'
import { writeDay } from './days'
import { letterPdf } from './letter-pdf'
import { publisherSchema } from './letterhead'

export const termsProps = z.object({
  publisher: publisherSchema,
  title: z.string(),
  /** the day on which they take effect */
  version: z.iso.date(),
  text: richTextSchema,
})
export type TermsProps = z.infer<typeof termsProps>

/** Terms that customers agree to, in the version of a day. */
export function termsPdf({ publisher, title, version, text }: TermsProps, missing: MissingGlyph): Promise<Buffer> {
  return letterPdf(
    { title, publisher, at: new Date(`${version}T00:00:00Z`) },
    (paper) => {
      paper.write(`Versie van ${writeDay(version)}`)
      paper.skip(10)
      writeRichText(paper, text)
    },
    missing,
  )
}
