import { cleanLine } from '@gevel/contract/clean-text'
import { writeReceivedAt } from '@gevel/contract/withdrawals'
import { z } from 'zod'
import { nameSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { note, quote, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'
import { withoutAutomaticLinks } from './without-automatic-links'

const line = z.string().transform(cleanLine)

const statementProps = {
  number: z.string(),
  /** as typed, to an address that anybody may have typed */
  orderText: line.transform(withoutAutomaticLinks),
  name: nameSchema.transform(withoutAutomaticLinks),
  email: z.string(),
  receivedAt: z.coerce.date(),
}

type Statement = z.output<z.ZodObject<typeof statementProps>>

function quoteStatement({ orderText, name, email, receivedAt }: Statement) {
  const lines = [
    `Ik herroep: ${orderText}`,
    `Naam: ${name}`,
    `E-mailadres: ${email}`,
    `Ontvangen op ${writeReceivedAt(receivedAt)}`,
  ]
  return quote(lines.join('\n'))
}

/**
 * The acknowledgement of a statement, with its contents, day and time (BW 6:230oa lid 4). Whether the order exists makes no difference, so
 * that it tells nobody which ones do.
 */
export const receiptMail = defineTemplate('withdrawalReceived', z.object(statementProps), (statement, { brand }) => ({
  subject: `Wij hebben uw herroeping ontvangen (${statement.number})`,
  preheader: `Ontvangen op ${writeReceivedAt(statement.receivedAt)}.`,
  title: 'Wij hebben uw herroeping ontvangen',
  greeting: greet(statement.name),
  parts: [
    text(`Dit is de ontvangstbevestiging van herroeping ${statement.number}. Bewaar haar. Dit stuurde u ons:`),
    quoteStatement(statement),
    text(
      'Uw herroeping geldt vanaf dat tijdstip. Hoort het nummer bij een bestelling in de bedenktijd en is dit het mailadres ervan, dan krijgt u meteen bericht over uw geld. Anders kijkt een medewerker ernaar.',
    ),
    note('Hebt u dit niet gestuurd? Dan heeft iemand zich in het mailadres vergist, en hoeft u niets te doen.'),
  ],
  reason: `U krijgt deze mail omdat dit mailadres is ingevuld bij “Hier herroepen” van ${brand}.`,
}))
