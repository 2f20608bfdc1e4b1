import { z } from 'zod'
import type { NewsletterList } from './newsletter.ts'

/** What a form says of a list. */
export interface NewsletterListText {
  name: string
  /** how often it comes */
  when: string
  /** what is in it */
  what: string
}

/** What the forms say of each list; a changed text is a new version of the wordings (`newsletter-wordings.ts`). */
export const newsletterListTexts: Readonly<Record<NewsletterList, NewsletterListText>> = {
  general: {
    name: 'Gevel',
    when: 'Elke werkdag om 7.00 uur',
    what: 'Winkels, merken en cijfers uit doe-het-zelf, wonen en tuin. In vijf minuten gelezen.',
  },
  pro: {
    name: 'Gevel Pro',
    when: 'Elke werkdag om 7.00 uur',
    what: 'De groothandel in bouwmaterialen: prijzen, vergunningen en overnames.',
  },
  vacancies: {
    name: 'Vacatures',
    when: 'Elke dinsdag',
    what: 'De nieuwe banen in winkel en groothandel.',
  },
  events: {
    name: 'Bijeenkomsten',
    when: 'Als de inschrijving opengaat',
    what: 'Welke bijeenkomsten er komen, en wanneer u zich kunt inschrijven.',
  },
}

/** Where a form is that anybody can send: its own page, above the footer of other pages, or below an article. */
export const signUpPlaceSchema = z.enum(['page', 'strip', 'article'])

/** Where a form is that asks for newsletters. */
export type NewsletterPlace = z.infer<typeof signUpPlaceSchema> | 'order' | 'preferences' | 'account'
