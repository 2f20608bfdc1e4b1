import { applicationDays } from '@gevel/contract/cv-files'
import { z } from 'zod'
import { linkSchema, nameSchema } from '../../platform/mail/fields'
import { greet, withoutLink } from '../../platform/mail/mail-phrases'
import { button, note, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

/** The title of a vacancy is bounded in the line of a mail. */
const titleSchema = z.string().transform((title) => title.slice(0, 60))

/**
 * Tells the employer of an application. Who applied is on the page only: a mail cannot be deleted when the retention is
 * over.
 */
export const receivedMail = defineTemplate(
  'applicationReceived',
  z.object({ name: nameSchema, title: titleSchema, link: linkSchema }),
  ({ name, title, link }, { brand }) => ({
    subject: `Sollicitatie: ${title}`,
    preheader: 'De sollicitatie staat voor u klaar, met het cv.',
    title: 'Er is een sollicitatie voor u',
    greeting: greet(name),
    parts: [
      text(`Iemand heeft via ${brand} gesolliciteerd op uw vacature ‘${title}’.`),
      button('Lees de sollicitatie', link),
      note(
        `Wie het is en wat erin staat, staat alleen op die pagina. Wij wissen de sollicitatie ${applicationDays.usual} dagen nadat de vacature is gesloten, of na een jaar als de sollicitant dat goedvindt. Deel de link niet met anderen dan wie over deze sollicitatie beslist.`,
      ),
    ],
    reason: `U krijgt deze mail omdat u een vacature hebt op ${brand}.`,
  }),
)

/**
 * Confirms an application. Anybody may have typed the address, so the mail has nothing of what was written: that is behind its
 * link.
 */
export const appliedMail = defineTemplate(
  'applicationSent',
  z.object({ name: nameSchema, title: titleSchema, employer: nameSchema.nullable(), link: linkSchema }),
  ({ name, title, employer: from, link }, { brand }) => {
    const employer = from && withoutLink(from)
    return {
      subject: `Uw sollicitatie: ${title}`,
      preheader: 'De werkgever heeft haar ontvangen.',
      title: 'Uw sollicitatie is verstuurd',
      greeting: greet(name),
      parts: [
        text(
          `${employer ?? 'De werkgever'} heeft uw sollicitatie op ‘${title}’ ontvangen, met uw cv, en neemt zelf contact met u op.`,
        ),
        button('Bekijk wat u stuurde', link),
        note(
          `Wij wissen uw gegevens en uw cv ${applicationDays.usual} dagen nadat de vacature is gesloten, of na een jaar als u dat goedvond. Op die pagina trekt u ook uw sollicitatie in, of de toestemming om haar een jaar te bewaren.`,
        ),
      ],
      reason: `U krijgt deze mail omdat met dit adres is gesolliciteerd via ${brand}. Was u dat niet? Trek de sollicitatie dan in met de link hierboven.`,
    }
  },
)
