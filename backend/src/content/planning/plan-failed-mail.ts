import { z } from 'zod'
import { adminUrl } from '../../platform/environment/admin-origin'
import { nameSchema } from '../../platform/mail/fields'
import { atMoment, greet } from '../../platform/mail/mail-phrases'
import { button, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

const longestTitle = 160

/** Sent to the editor whose scheduled publication or unpublication failed. */
export const planFailedMail = defineTemplate(
  'planFailed',
  z.object({
    name: nameSchema,
    title: z.string().transform((title) => title.slice(0, longestTitle)),
    step: z.enum(['publish', 'unpublish']),
    plannedFor: z.coerce.date(),
    reason: z.string().max(2_000),
    uid: z.string().regex(/^api::[a-z-]+\.[a-z-]+$/),
    documentId: z.string().regex(/^\w+$/),
  }),
  ({ name, title, step, plannedFor, reason, uid, documentId }, { brand }) => {
    const planned = step === 'publish' ? 'online gaan' : 'offline gaan'
    return {
      subject: step === 'publish' ? 'Geplande publicatie is niet gelukt' : 'Gepland offline halen is niet gelukt',
      preheader: 'Pas het stuk aan en bewaar het: dan proberen wij het meteen opnieuw.',
      title: step === 'publish' ? 'De publicatie is niet gelukt' : 'Offline halen is niet gelukt',
      greeting: greet(name),
      parts: [
        text(`Het stuk “${title}” moest op ${atMoment(plannedFor)} ${planned}. Dat is niet gelukt:`),
        text(reason),
        text('Pas het stuk aan en bewaar het. Dan proberen wij het meteen opnieuw.'),
        button('Stuk openen', adminUrl(`/content-manager/collection-types/${uid}/${documentId}`)),
      ],
      reason: `U krijgt deze mail omdat u dit stuk bij ${brand} hebt gepland.`,
    }
  },
)
