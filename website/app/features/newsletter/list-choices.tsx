import { type NewsletterRhythms, newsletterListSchema } from '@gevel/contract/newsletter'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { useField } from '../../forms/context/form-context.ts'
import { HintAndMessages, useDescribed } from '../../forms/inputs/frame.tsx'
import type { CheckboxField } from '../../forms/schema/fields.ts'

/** The newsletters to choose from, with how often each comes and what is in it: the field `lists` of a form. */
export function ListChoices({ rhythms }: { rhythms: NewsletterRhythms | undefined }) {
  const { field, ...parts } = useField('lists')
  const own = { ...parts, field: field as CheckboxField }
  const { state, control } = useDescribed(own)
  const chosen: readonly unknown[] = [parts.entry].flat()
  return (
    <fieldset id={parts.id} tabIndex={-1} aria-describedby={control['aria-describedby']}>
      <legend className="vh">{field.label}</legend>
      <ul className="nlp">
        {newsletterListSchema.options.map((list) => {
          const { name, what } = newsletterListTexts[list]
          return (
            <li key={list} data-edition={list === 'pro' ? 'pro' : undefined}>
              <label>
                <input type="checkbox" name="lists" value={list} defaultChecked={chosen.includes(list)} />
                <span>
                  <b>{name}</b>
                  {rhythms && <span className="when">{rhythms[list]}</span>}
                  <span className="what">{what}</span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <HintAndMessages parts={own} state={state} />
    </fieldset>
  )
}
