import { newsletterListSchema } from '@gevel/contract/newsletter'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { z } from 'zod'
import { hoursValidSchema, linkSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { button, note, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

/** Asks to confirm newsletters. Anybody may have typed the address, so the mail has nothing that they wrote. */
export const confirmNewsletterMail = defineTemplate(
  'newsletterConfirm',
  z.object({ lists: z.array(newsletterListSchema).min(1), link: linkSchema, hoursValid: hoursValidSchema }),
  ({ lists, link, hoursValid }, { brand }) => {
    const isOne = lists.length === 1
    const chosen = lists.map((list) => newsletterListTexts[list].name)
    return {
      subject: isOne ? 'Bevestig: de nieuwsbrief per mail' : 'Bevestig: de nieuwsbrieven per mail',
      preheader: 'Eén druk op de knop, dan staat u op de lijst.',
      title: isOne ? 'Wilt u deze nieuwsbrief?' : 'Wilt u deze nieuwsbrieven?',
      greeting: greet(''),
      parts: [
        text(`Op ${brand} is met dit mailadres gevraagd om: ${chosen.join(', ')}.`),
        button('Bekijk en bevestig', link),
        note(
          `De link blijft ${hoursValid / 24} dagen geldig. Hebt u dit niet gevraagd? Dan hoeft u niets te doen, en krijgt u er geen mail meer over.`,
        ),
      ],
      reason: `U krijgt deze mail omdat dit mailadres is opgegeven op ${brand}.`,
    }
  },
)

/** The link to the preferences, for whoever asked for it or for newsletters that come already. */
export const newsletterPreferencesMail = defineTemplate(
  'newsletterPreferences',
  z.object({ link: linkSchema }),
  ({ link }, { brand }) => ({
    subject: 'Uw nieuwsbrieven bekijken en wijzigen',
    preheader: 'Met deze link kiest u wat u krijgt. U hoeft niet in te loggen.',
    title: 'Uw nieuwsbrieven',
    greeting: greet(''),
    parts: [
      text(`Met deze link ziet u welke mail u van ${brand} krijgt, en wijzigt u die.`),
      button('Bekijk uw voorkeuren', link),
      note('De link is van u alleen. Hebt u dit niet gevraagd? Dan hoeft u niets te doen.'),
    ],
    reason: `U krijgt deze mail omdat dit mailadres is opgegeven op ${brand}.`,
  }),
)
