import { richTextSchema } from '@gevel/contract/rich-text'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/transaction'
import { defineDocument } from '../../platform/documents/document-kind'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { writeRichText } from '../../platform/pdf/write-rich-text'
import { requestDocument } from '../documents/request-document'
import { writeDay } from './days'
import { letterPdf } from './letter-pdf'
import { publisherSchema } from './publisher'
import { sharedIdOf } from './shared-id'

const termsProps = z.object({
  publisher: publisherSchema,
  title: z.string(),
  /** the day on which they take effect */
  version: z.iso.date(),
  text: richTextSchema,
})
type TermsProps = z.infer<typeof termsProps>

/** Terms that customers agree to, in the version of a day. */
export function termsPdf({ publisher, title, version, text }: TermsProps, missing?: MissingGlyph): Promise<Buffer> {
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

export const termsDocument = defineDocument({
  name: 'terms-pdf',
  subject: 'terms',
  type: 'application/pdf',
  props: termsProps,
  make: (props) => termsPdf(props),
})

/** Requests the paper of the terms: one for all customers, as long as nothing in them changes. */
export function termsPaper(trx: Transaction, props: TermsProps): Promise<number> {
  const name = `${props.title} ${props.version}.pdf`
  return requestDocument(trx, termsDocument, { customerId: null, subjectId: sharedIdOf(props), name, props })
}
