import { href } from '@gevel/contract/hrefs'
import { Fragment, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useEdition } from '../../editions/editions.ts'
import { useSuggestions } from '../field/use-suggestions.tsx'

/**
 * The large search box: a plain form, which works without scripts; with them it has suggestions. A link to `#zoekwoorden` moves
 * the focus to its field.
 */
export function SearchForm({ text }: { text: string }) {
  const edition = useEdition()
  const location = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const { touch, suggestions } = useSuggestions(input)
  // a browser does so by itself when it loads the page, not after a client navigation
  useEffect(() => {
    if (location.hash === `#${input.current?.id}`) input.current?.focus({ preventScroll: true })
  }, [location])
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
        autoComplete="off"
        ref={input}
        onFocus={touch}
      />
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      <button className="btn btn--primary" type="submit">
        Zoek
      </button>
      <Fragment key={text}>{suggestions}</Fragment>
    </form>
  )
}
