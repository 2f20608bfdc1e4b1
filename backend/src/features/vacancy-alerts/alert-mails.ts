import { alertRhythmSchema } from '@gevel/contract/vacancy-alerts'
import { z } from 'zod'
import { hoursValidSchema, linkSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { button, heading, links, type MailPart, note, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

const rhythms = { daily: 'elke ochtend', weekly: 'elke maandagochtend' } as const

/**
 * Asks to confirm an alert. Anybody may have typed the address, so the mail has nothing that they wrote: `search` is without its
 * words.
 */
export const confirmAlertMail = defineTemplate(
  'vacancyAlertConfirm',
  z.object({
    search: z.string(),
    rhythm: alertRhythmSchema,
    link: linkSchema,
    hoursValid: hoursValidSchema,
  }),
  ({ search, rhythm, link, hoursValid }, { brand }) => ({
    subject: 'Bevestig: nieuwe vacatures per mail',
    preheader: 'Daarna mailen wij u de nieuwe vacatures van uw zoekvraag.',
    title: 'Wilt u nieuwe vacatures per mail?',
    greeting: greet(''),
    parts: [
      text(
        `Op ${brand} is met dit mailadres gevraagd om ${rhythms[rhythm]} een mail met nieuwe vacatures. De zoekvraag: ${search}.`,
      ),
      button('Bekijk en bevestig', link),
      note(
        `De link blijft ${hoursValid / 24} dagen geldig. Hebt u dit niet gevraagd? Dan hoeft u niets te doen, en krijgt u er geen mail meer over.`,
      ),
    ],
    reason: `U krijgt deze mail omdat dit mailadres is opgegeven op de vacaturepagina van ${brand}.`,
  }),
)

const digestSchema = z.object({
  searches: z
    .array(
      z.object({
        title: z.string(),
        /** new ones, also those that are not listed */
        total: z.int().positive(),
        link: linkSchema,
        vacancies: z.array(z.object({ title: z.string(), facts: z.string(), link: linkSchema })).min(1),
      }),
    )
    .min(1),
  unsubscribe: linkSchema,
})
type Digest = z.output<typeof digestSchema>

/** The new vacancies of all searches of one address. */
export const alertDigestMail = defineTemplate(
  'vacancyAlertDigest',
  digestSchema,
  ({ searches, unsubscribe }, { brand }) => {
    const total = searches.reduce((sum, search) => sum + search.total, 0)
    const first = searches[0]?.vacancies[0]?.title ?? ''
    const count = total === 1 ? 'Nieuwe vacature' : `${total} nieuwe vacatures`
    const title = shortened(first, 44)
    return {
      subject: total === 1 ? `${count}: ${title}` : `${count}: ${title} en meer`,
      preheader: searches.map((search) => search.title).join(' · '),
      title: count,
      greeting: greet(''),
      parts: [
        text(
          searches.length === 1
            ? 'Dit is nieuw in uw zoekvraag sinds de vorige mail.'
            : `Dit is nieuw in uw ${searches.length} zoekvragen sinds de vorige mail.`,
        ),
        ...searches.flatMap(writeSearch),
      ],
      reason: `U krijgt deze mail omdat u zich op ${brand} hebt aangemeld voor nieuwe vacatures.`,
      unsubscribe: { label: 'Afmelden of wijzigen', href: unsubscribe },
    }
  },
)

function writeSearch({ title, total, link, vacancies }: Digest['searches'][number]): MailPart[] {
  const rest = total - vacancies.length
  const label = rest > 0 ? `Nog ${rest} nieuwe, en alle andere van deze zoekvraag` : 'Alle vacatures van deze zoekvraag'
  return [
    heading(title),
    links([
      ...vacancies.map((vacancy) => ({ label: vacancy.title, href: vacancy.link, facts: vacancy.facts })),
      { label, href: link, facts: '' },
    ]),
  ]
}

/** A title in a subject, cut between words. */
function shortened(title: string, most: number): string {
  if (title.length <= most) return title
  return `${title.slice(0, most).replace(/\s+\S*$/, '')}…`
}
