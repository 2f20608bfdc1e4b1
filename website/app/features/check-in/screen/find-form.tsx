import { type FormEvent, useEffect, useRef } from 'react'
import { FORM_NAME } from '../../../forms/schema/define-form.ts'

interface FindFormProps {
  words: string
  nonce: string
  /** undefined without scripts: the form is then sent */
  onFind: ((entry: string) => 'scanned' | 'searched') | undefined
  onType: (entry: string) => void
}

/** One field for names and codes: a hand scanner types wherever it is, and presses Enter. */
export function FindForm({ words, nonce, onFind, onType }: FindFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useTypingAnywhere(input)
  const find = (event: FormEvent<HTMLFormElement>) => {
    if (!onFind || !input.current) return
    event.preventDefault()
    if (onFind(input.current.value.trim()) === 'scanned') input.current.value = ''
  }
  return (
    <search aria-label="Bezoekers">
      <form className="field" method="post" onSubmit={find}>
        <input type="hidden" name={FORM_NAME} value="zoeken" />
        <input type="hidden" name="nonce" value={nonce} />
        <label htmlFor="zoek">Naam, bedrijf of code</label>
        <div className="door__find">
          <input
            className="input"
            id="zoek"
            name="entry"
            type="search"
            ref={input}
            defaultValue={words}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="zoek-hint"
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
          <button className="btn btn--quiet" type="submit">
            Zoek
          </button>
        </div>
        <p className="hint" id="zoek-hint">
          Een handscanner typt de code hier vanzelf.
        </p>
      </form>
    </search>
  )
}

/** What is typed while nothing has the focus belongs here: a hand scanner does not know where the cursor is. */
function useTypingAnywhere(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const focus = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey && target === document.body) input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}
