import { useId } from 'react'
import { useEdition } from '../../editions/public.ts'
import { choicesOf, type VacancySelection } from './vacancy-selection.ts'

/** A search within the list: a plain form that keeps the filters and the order, and works without scripts. */
export function VacancySearch({ selection, link }: { selection: VacancySelection; link: string }) {
  const edition = useEdition()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="bigsearch mb-6" role="search" aria-label="Vacatures" action={link}>
      <label className="vh" htmlFor={id}>
        Zoek een vacature op functie, werkgever of plaats
      </label>
      <input
        className="input"
        id={id}
        key={selection.text}
        name="q"
        type="search"
        defaultValue={selection.text}
        placeholder="Functie, werkgever of plaats"
        maxLength={200}
        enterKeyHint="search"
      />
      {choicesOf(selection).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      <button className="btn btn--primary" type="submit">
        Zoek
      </button>
    </form>
  )
}
