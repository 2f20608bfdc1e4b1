import { href } from '@gevel/contract/hrefs'
import { useEdition } from '../../editions/public.ts'

/** The large search box: a plain form, which works without scripts. */
export function SearchForm({ text }: { text: string }) {
  const edition = useEdition()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="bigsearch" role="search" aria-label="Zoekresultaten" action={href('/zoeken')}>
      <label className="vh" htmlFor="zoekwoorden">
        Zoekwoorden
      </label>
      <input
        className="input"
        id="zoekwoorden"
        key={text}
        name="q"
        type="search"
        defaultValue={text}
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
