import { z } from 'zod'
import type { MissingGlyph } from '../../platform/pdf/runs'
import { colors } from '../../platform/pdf/text-style'
import { letterPdf } from './letter-pdf'
import { addressLines, publisherSchema } from './letterhead'

export const withdrawalProps = z.object({
  publisher: publisherSchema,
  /** of the page where one withdraws without a form */
  link: z.url(),
})
export type WithdrawalProps = z.infer<typeof withdrawalProps>

/** The day since which the law has the model and the function on the site (BW 6:230oa). */
const since = new Date('2026-06-19T00:00:00Z')

/** The model form for withdrawal (Directive 2011/83/EU, annex I B), with space to write. */
export function withdrawalFormPdf({ publisher, link }: WithdrawalProps, missing: MissingGlyph): Promise<Buffer> {
  const fields = [
    'Besteld op (*)/Ontvangen op (*)',
    'Bestelnummer',
    'Naam/Namen consument(en)',
    'Adres consument(en)',
    'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    'Datum',
  ]
  return letterPdf(
    { title: 'Modelformulier voor herroeping', publisher, at: since },
    (paper) => {
      paper.write('Dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen.')
      paper.skip(6)
      paper.write(`Sneller gaat het op ${link}: daar herroept u zonder formulier en zonder in te loggen.`)
      paper.skip(18)
      const email = publisher.email ? [publisher.email] : []
      paper.write(['Aan:', publisher.name, ...addressLines(publisher), ...email].join('\n'))
      paper.skip(14)
      paper.write(
        'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
      )
      for (const field of ['', ...fields]) {
        if (field) paper.write(field)
        paper.skip(26)
        paper.drawRule(colors.faint, 0.5)
        paper.skip(10)
      }
      paper.write('(*) Doorhalen wat niet van toepassing is.')
    },
    missing,
  )
}
