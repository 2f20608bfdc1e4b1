import { href } from '@gevel/contract/hrefs'
import { useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useRenderedOnce } from '../../../ui/lazy/use-rendered-once.ts'
import { useEdition } from '../../editions/editions.ts'
import { useSuggestions } from './use-suggestions.tsx'

/** The search field of the top bar: a plain form. Suggestions are loaded when it is touched. */
export function SearchField() {
  const edition = useEdition()
  const input = useRef<HTMLInputElement>(null)
  const { touch, suggestions } = useSuggestions(input)
  const fields = (
    <>
      <label className="vh" htmlFor="snelzoeken">
        Zoeken op de hele site
      </label>
      <input
        id="snelzoeken"
        name="q"
        type="search"
        placeholder="Zoeken"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        ref={input}
        onFocus={touch}
      />
      <button type="submit" aria-label="Zoek">
        <Icon name="search" />
      </button>
      {edition === 'pro' && <input type="hidden" name="pro" value="" />}
      {suggestions}
    </>
  )
  const content = useRenderedOnce('search-field', edition, fields)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="quick" role="search" aria-label="Hele site" action={href('/zoeken')} {...content} />
  )
}
