import { href } from '@gevel/contract/hrefs'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useRenderedOnce } from '../../../ui/lazy/use-rendered-once.ts'
import { useEdition } from '../../editions/public.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/** The search field of the top bar: a plain form. Suggestions are loaded when it is touched. */
export function SearchField() {
  const edition = useEdition()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const touch = async () => {
    if (Suggestions) return
    const loaded = await import('./suggestions.tsx').catch(() => undefined)
    if (loaded) setSuggestions(() => loaded.Suggestions)
  }
  useEffect(() => {
    // it was touched before hydration
    if (document.activeElement === input.current) void touch()
  })
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
      {Suggestions && <Suggestions field={input} edition={edition} />}
    </>
  )
  const content = useRenderedOnce('search-field', edition, fields)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know the element `search`
    <form className="quick" role="search" aria-label="Hele site" action={href('/zoeken')} {...content} />
  )
}
