import { useEffect, useRef, useState } from 'react'
import { type FieldParts, useForm } from '../context/form-context.ts'
import type { TextField } from '../schema/fields.ts'
import { Frame, useDescribed } from './frame.tsx'
import { textAttributes } from './native-attributes.ts'
import { passwordStrength } from './password-strength.ts'

/** A password, hidden or visible, and the strength of a new one. */
export function PasswordInput({ parts }: { parts: FieldParts<TextField> }) {
  const { field, id } = parts
  const { texts } = useForm()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<string[]>([])
  const input = useRef<HTMLInputElement>(null)
  // text typed before hydration
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const { state, control } = useDescribed(parts)
  return (
    <Frame parts={parts} state={state}>
      <div className="reveal">
        <input
          {...control}
          {...textAttributes(field)}
          ref={input}
          className="input"
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          onInput={
            field.strength
              ? ({ currentTarget }) => {
                  setTyped(currentTarget.value)
                  setKnown(wordsBeside(currentTarget))
                }
              : undefined
          }
        />
        <button
          type="button"
          data-needs-script=""
          aria-controls={id}
          aria-pressed={isShown}
          aria-label={texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
      {field.strength && <Strength password={typed} known={known} />}
    </Frame>
  )
}

/** The name of the site, and the words of the form's other texts: the server rejects a password of little else. */
function wordsBeside({ form, value }: HTMLInputElement): string[] {
  const texts = form
    ? [...new FormData(form).values()].filter((text) => typeof text === 'string' && text !== value)
    : []
  return ['gevel', ...texts.join(' ').split(/[^\p{L}\d]+/u)].filter((word) => word.length > 2)
}

function Strength({ password, known }: { password: string; known: readonly string[] }) {
  const { texts } = useForm()
  const strength = passwordStrength(password, known)
  return (
    <div className="strength" data-needs-script="">
      <meter min={0} max={4} low={2} high={3} optimum={4} value={strength} aria-label={texts.strength} />
      <span role="status">{password === '' ? '' : texts.strengths[strength]}</span>
    </div>
  )
}
