import { href } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { useEdition } from '../../editions/editions.ts'
import { wordsOfAddress } from './words-of-address.ts'

/** On the page of an unknown path or tag: a search for the words of its address. */
export function MissingPageSearch() {
  const edition = useEdition()
  const location = useLocation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="bigsearch" role="search" aria-label="Deze pagina" action={href('/zoeken')}>
      <label className="vh" htmlFor="zoekwoorden">
        Zoek wat u hier verwachtte
      </label>
      <input
        className="input"
        id="zoekwoorden"
        name="q"
        type="search"
        defaultValue={wordsOfAddress(location)}
        maxLength={200}
        enterKeyHint="search"
      />
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      <button className="btn btn--primary" type="submit">
        Zoek
      </button>
    </form>
  )
}
