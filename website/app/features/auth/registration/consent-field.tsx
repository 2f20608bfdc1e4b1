import { href } from '@gevel/contract/hrefs'
import { Field } from '../../../forms/field.tsx'

/** The consent to the terms, with a link to them. */
export function ConsentField() {
  return (
    <Field name="consent">
      Ik ga akkoord met de{' '}
      <a className="link" href={href('/voorwaarden')} target="_blank" rel="noreferrer">
        gebruiksvoorwaarden
      </a>
    </Field>
  )
}
