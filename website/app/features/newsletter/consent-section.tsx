import type { MailPreferences } from '@gevel/contract/endpoints/newsletter-lists'
import { href } from '@gevel/contract/hrefs'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { Lintel } from '../../ui/lintel.tsx'
import { longDate } from '../../ui/text/dates.ts'

/** The proof of what an address asked for: since when, and where. */
export function ConsentSection({ consents }: Pick<MailPreferences, 'consents'>) {
  if (consents.length === 0) return null
  return (
    <section aria-labelledby="toestemming">
      <Lintel id="toestemming" title="Uw toestemming" />
      <dl className="answers">
        {consents.map(({ list, confirmedAt, ...proof }) => (
          <div key={list}>
            <dt>{newsletterListTexts[list].name}</dt>
            <dd>
              Sinds {longDate(confirmedAt)}
              <small>{placeOf(proof)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function placeOf({ form, source }: { form: string; source: string }): string {
  if (source === 'account') return 'In uw account'
  if (source === 'order') return 'Bij een bestelling'
  if (source === 'desk' || source === 'import') return 'Door onze klantenservice'
  if (source === 'address-change') return 'Op uw vorige e-mailadres'
  if (form === href('/nieuwsbrief/voorkeuren')) return 'Op deze pagina'
  return form === href('/nieuwsbrief') ? 'Op de pagina Nieuwsbrief' : `Onder aan de pagina ${form}`
}
