import { href } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { useEdition } from '../../editions/public.ts'
import { wordsOfPath } from './words-of-path.ts'

/** On the page of an unknown path: a search for the words of the path. */
export function MissingPageSearch() {
  const edition = useEdition()
  const { pathname } = useLocation()
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
        defaultValue={wordsOfPath(pathname)}
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
