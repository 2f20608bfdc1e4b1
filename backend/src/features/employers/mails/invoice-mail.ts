import { cleanText } from '@gevel/contract/clean-text'
import { z } from 'zod'
import { nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { titleInMail } from './placing-mails'

/** The invoice of a package, for the company's address for invoices; it is attached. */
export const vacancyInvoiceMail = defineTemplate(
  'vacancyInvoice',
  z.object({
    name: nameSchema,
    title: titleInMail,
    invoiceNumber: z.string(),
    /** how it is paid */
    payment: z.string().transform(cleanText),
  }),
  ({ name, title, invoiceNumber, payment }, { brand }) => ({
    subject: `Factuur ${invoiceNumber} van ${brand}`,
    preheader: `Voor de vacature ‘${title}’.`,
    title: `Factuur ${invoiceNumber}`,
    greeting: greet(name),
    parts: [text(`Hierbij de factuur voor de vacature ‘${title}’.`), text(payment)],
    reason: `U krijgt deze mail omdat dit adres bij ${brand} staat voor de facturen van uw bedrijf.`,
  }),
)
