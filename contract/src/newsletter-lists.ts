import { z } from 'zod'
import type { NewsletterList } from './newsletter.ts'

/** What a form says of a list. */
export interface NewsletterListText {
  name: string
  /** what is in it */
  what: string
}

/** What the forms say of each list; a changed text is a new version of the wordings (`newsletter-wordings.ts`). */
export const newsletterListTexts: Readonly<Record<NewsletterList, NewsletterListText>> = {
  general: {
    name: 'Gevel',
    what: 'Winkels, merken en cijfers uit doe-het-zelf, wonen en tuin. In vijf minuten gelezen.',
  },
  pro: {
    name: 'Gevel Pro',
    what: 'De groothandel in bouwmaterialen: prijzen, vergunningen en overnames.',
  },
  vacancies: {
    name: 'Vacatures',
    what: 'De nieuwe banen in winkel en groothandel.',
  },
  events: {
    name: 'Bijeenkomsten',
    what: 'Welke bijeenkomsten er komen, en wanneer u zich kunt inschrijven.',
  },
}

/** Where a form is that anybody can send: its own page, above the footer of other pages, or below an article. */
export const signUpPlaceSchema = z.enum(['page', 'strip', 'article'])

/** Where a form is that asks for newsletters. */
export type NewsletterPlace = z.infer<typeof signUpPlaceSchema> | 'order' | 'preferences' | 'account'
