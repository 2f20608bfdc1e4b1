import type { FieldErrors } from '../field-errors'
import { FormError } from '../form-error'
import { FormField } from '../form-field'

/** Password and code, to confirm the identity of the editor. */
export function ProofFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <FormField
        label="Wachtwoord"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        autoFocus
      />
      <FormField
        label="Code uit de app, of een herstelcode"
        name="code"
        autoComplete="one-time-code"
        error={errors.code}
      />
      <FormError>{errors.form}</FormError>
    </>
  )
}
