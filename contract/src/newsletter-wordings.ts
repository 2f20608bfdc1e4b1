import { z } from 'zod'
import type { NewsletterList } from './newsletter.ts'
import { type NewsletterPlace, newsletterListTexts } from './newsletter-lists.ts'

/**
 * What the forms of the newsletters say, by its version: the proof of a consent has the text that was shown. A changed text, also one of a
 * list, is a new version, and the earlier ones stay, for pages that were opened before.
 */
const wordings: Readonly<Record<number, Readonly<Record<NewsletterPlace, string>>>> = {
  1: {
    page: 'U krijgt één mail met een knop. Pas als u daarop drukt, staat u op de lijst. Wij bewaren wanneer en waarvoor u toestemming gaf, en meten niet of u een mail opent.',
    strip: 'U ontvangt eerst een mail ter bevestiging. Afmelden kan met één klik.',
    article: 'U ontvangt eerst een mail ter bevestiging. Afmelden kan met één klik.',
    order: 'Ja, mail mij ook de nieuwsbrief. U ontvangt eerst een mail ter bevestiging. Afmelden kan met één klik.',
    preferences: 'Kies wat u wilt krijgen. Afmelden kan onderaan elke mail, met één klik.',
    account: 'Kies wat u wilt krijgen. Afmelden kan onderaan elke mail, met één klik.',
  },
}
export const newsletterWordingVersion = 1

/** What a form of today says beside its lists. */
export function newsletterWording(place: NewsletterPlace): string {
  return wordings[newsletterWordingVersion]?.[place] ?? ''
}

/**
 * What a form said to whoever asked for a list.
 * @param rhythm how often it comes, in words
 * @param version one of `newsletterWordingVersionSchema`
 */
export function shownWording(list: NewsletterList, rhythm: string, place: NewsletterPlace, version: number): string {
  const { name, what } = newsletterListTexts[list]
  return `${name}. ${rhythm}. ${what} ${wordings[version]?.[place] ?? ''}`
}

/** The version of the text that a form had. */
export const newsletterWordingVersionSchema = z.coerce
  .number()
  .pipe(z.int().refine((version) => version in wordings, 'Herlaad de pagina en verstuur het formulier opnieuw.'))
