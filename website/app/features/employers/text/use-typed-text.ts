import { useEffect, useState } from 'react'
import { useForm } from '../../../forms/context/form-context.ts'
import type { Entries } from '../../../forms/schema/entries.ts'

/** What is typed in the surrounding form, by field; what was typed before hydration is read from its elements. */
export function useTypedText(): Entries {
  const { id, entries } = useForm()
  const [typed, setTyped] = useState(entries)
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const ended = new AbortController()
    const read = () => {
      const sent = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      setTyped(Object.fromEntries(sent))
    }
    read()
    form.addEventListener('input', read, { signal: ended.signal })
    return () => ended.abort()
  }, [id])
  return typed
}

/** A typed number; null when the field is empty or has something else. */
export function typedNumber(entry: unknown): number | null {
  const number = Number(entry)
  return entry === '' || entry === undefined || !Number.isInteger(number) ? null : number
}
