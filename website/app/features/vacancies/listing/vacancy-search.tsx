import { href } from '@gevel/contract/hrefs'
import { useId } from 'react'
import { useEdition } from '../../editions/public.ts'

/** A search among the vacancies: the site's own, of which the results are vacancies alone. */
export function VacancySearch() {
  const edition = useEdition()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="bigsearch mb-6" role="search" aria-label="Vacatures" action={href('/zoeken')}>
      <label className="vh" htmlFor={id}>
        Zoek een vacature op functie, werkgever of plaats
      </label>
      <input
        className="input"
        id={id}
        name="q"
        type="search"
        placeholder="Zoek in alle vacatures"
        maxLength={200}
        enterKeyHint="search"
      />
      <input type="hidden" name="soort" value="vacatures" />
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      <button className="btn btn--primary" type="submit">
        Zoek
      </button>
    </form>
  )
}
