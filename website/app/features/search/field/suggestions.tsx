import { withinEdition } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import type { SearchSuggestion } from '@gevel/contract/search'
import { type RefObject, useEffect, useId, useState } from 'react'
import styles from '../../../styles/features/suggestions.css?inline'
import { Link } from '../../../ui/links/link.tsx'
import { useComboboxKeys } from './use-combobox-keys.ts'

export interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  edition: Edition
}

/** A pause in typing, in milliseconds, before suggestions are requested. */
const PAUSE_MS = 150
const SHORTEST = 2

const NAMES: Readonly<Record<SearchSuggestion['kind'], string>> = {
  words: 'Zoek',
  article: 'Artikel',
  company: 'Bedrijf',
  event: 'Agenda',
  vacancy: 'Vacature',
  magazine: 'Magazine',
  page: 'Pagina',
  figures: 'Marktcijfers',
  author: 'Auteur',
}

/**
 * The suggestions under a search field: an editable combobox with a list (WAI-ARIA APG). The focus stays in the field;
 * the arrow keys select, Enter opens the selected suggestion or else searches, Escape closes the list and then empties the field.
 */
export function Suggestions({ field, edition }: SuggestionsProps) {
  const id = useId()
  const text = useFieldText(field)
  const [found, setFound] = useState<readonly SearchSuggestion[]>([])
  const [isOpen, setOpen] = useState(false)
  const { chosen, setChosen } = useComboboxKeys({ field, listId: id, isOpen, setOpen, count: found.length })

  useEffect(() => {
    setChosen(-1)
    // the text of a search that was made is no text that is being typed
    if (text.trim().length < SHORTEST || document.activeElement !== field.current) {
      setFound([])
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const suggestions = await request(text, edition, stop.signal).catch(() => undefined)
      if (!suggestions) return
      setFound(suggestions)
      setOpen(document.activeElement === field.current)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, edition, field, setChosen])

  const isShown = isOpen && found.length > 0
  return (
    <>
      <style href="suggestions" precedence="default">
        {styles}
      </style>
      <div className="suggestions" id={id} role="listbox" aria-label="Suggesties" hidden={!isShown}>
        {found.map(({ kind, text: label, href: target }, at) => (
          <Link
            key={`${kind} ${target}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === chosen}
            tabIndex={-1}
            href={withinEdition(target, edition)}
            // the field keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(false)}
          >
            <span>{label}</span> <small>{NAMES[kind]}</small>
          </Link>
        ))}
      </div>
      <span className="vh" role="status">
        {isShown ? (found.length === 1 ? '1 suggestie' : `${found.length} suggesties`) : ''}
      </span>
    </>
  )
}

/** The text of the field, which React does not control: it may have been typed before hydration. */
function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState(field.current?.value ?? '')
  useEffect(() => {
    const { current } = field
    const follow = () => setText(current?.value ?? '')
    current?.addEventListener('input', follow)
    return () => current?.removeEventListener('input', follow)
  }, [field])
  return text
}

async function request(text: string, edition: Edition, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const query = new URLSearchParams({ q: text.trim(), ...(edition === 'pro' && { pro: '' }) })
  const response = await fetch(`${href('/zoeken/suggesties')}?${query}`, { signal })
  return response.ok ? response.json() : []
}
