import { type RefObject, useEffect, useState } from 'react'

interface Combobox {
  field: RefObject<HTMLInputElement | null>
  /** id of the list; its options have it with their number */
  listId: string
  isOpen: boolean
  setOpen(isOpen: boolean): void
  /** number of options */
  count: number
}

/**
 * The keys and ARIA attributes of a combobox on an input that is already there (WAI-ARIA APG, "Editable Combobox With
 * List Autocomplete").
 * @returns the number of the chosen option; -1 for none
 */
export function useComboboxKeys({ field, listId, isOpen, setOpen, count }: Combobox) {
  const [chosen, setChosen] = useState(-1)

  useEffect(() => {
    const { current } = field
    current?.setAttribute('role', 'combobox')
    current?.setAttribute('aria-autocomplete', 'list')
    current?.setAttribute('aria-controls', listId)
  }, [field, listId])

  useEffect(() => {
    const { current } = field
    if (!current) return
    const isShown = isOpen && count > 0
    current.setAttribute('aria-expanded', String(isShown))
    if (isShown && chosen >= 0) current.setAttribute('aria-activedescendant', `${listId}-${chosen}`)
    else current.removeAttribute('aria-activedescendant')

    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // -1 is the field itself
        setChosen(isShown ? ((chosen + 1 + step + count + 1) % (count + 1)) - 1 : step > 0 ? 0 : count - 1)
        setOpen(true)
      } else if (event.key === 'Escape' && isShown) {
        event.preventDefault()
        setOpen(false)
        setChosen(-1)
      } else if (event.key === 'Enter' && isShown && chosen >= 0) {
        event.preventDefault()
        document.getElementById(`${listId}-${chosen}`)?.click()
      }
    }
    const close = () => setOpen(false)
    current.addEventListener('keydown', press)
    current.addEventListener('blur', close)
    return () => {
      current.removeEventListener('keydown', press)
      current.removeEventListener('blur', close)
    }
  }, [field, listId, isOpen, setOpen, count, chosen])

  return { chosen, setChosen }
}
