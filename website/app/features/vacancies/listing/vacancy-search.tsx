import { distances } from '@gevel/contract/vacancy-distances'
import { useId } from 'react'
import { useEdition } from '../../editions/editions.ts'
import { filtersAndOrderOf, type VacancySelection } from './vacancy-selection.ts'

/** A search within the list, by words and near a place: a plain form that keeps the filters and the order, and works without scripts. */
export function VacancySearch({ selection, link }: { selection: VacancySelection; link: string }) {
  const edition = useEdition()
  const id = useId()
  const { text, place, within } = selection
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="bigsearch mb-6" role="search" aria-label="Vacatures" action={link}>
      <label className="vh" htmlFor={id}>
        Zoek een vacature op functie, werkgever of plaats
      </label>
      <input
        className="input"
        id={id}
        key={text}
        name="q"
        type="search"
        defaultValue={text}
        placeholder="Functie, werkgever of plaats"
        maxLength={200}
        enterKeyHint="search"
      />
      <label className="vh" htmlFor={`${id}-plaats`}>
        In de buurt van
      </label>
      <input
        className="input vacancies__place"
        id={`${id}-plaats`}
        key={`bij ${place}`}
        name="plaats"
        type="text"
        autoComplete="address-level2"
        defaultValue={place}
        placeholder="In de buurt van"
        maxLength={100}
        enterKeyHint="search"
      />
      <label className="vh" htmlFor={`${id}-straal`}>
        Afstand
      </label>
      <select className="input vacancies__within" id={`${id}-straal`} key={within} name="straal" defaultValue={within}>
        {distances.map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {kilometres} km
          </option>
        ))}
      </select>
      {filtersAndOrderOf(selection).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      <button className="btn btn--primary" type="submit">
        Zoek
      </button>
    </form>
  )
}
