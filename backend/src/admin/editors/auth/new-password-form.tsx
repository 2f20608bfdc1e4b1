import { minLength } from '@gevel/contract/field-lengths'
import { Button, Flex } from '@strapi/design-system'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormField, valuesOf } from '../form-field'

interface NewPasswordFormProps {
  label: string
  isBusy: boolean
  onSend: (values: Record<string, string>) => void
  /** fields before the password */
  children?: ReactNode
}

/** A form for a new password, entered twice. */
export function NewPasswordForm({ label, isBusy, onSend, children }: NewPasswordFormProps) {
  const [mismatch, setMismatch] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget)
    const isSame = values.password === values.passwordConfirmation
    setMismatch(isSame ? undefined : 'Dit is niet hetzelfde wachtwoord.')
    if (isSame) onSend(values)
  }
  return (
    <form onSubmit={send}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        {children}
        <FormField
          label="Nieuw wachtwoord"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={`Minstens ${minLength.password} tekens. Een zin van vier of vijf woorden is sterk en makkelijk te onthouden.`}
        />
        <FormField
          label="Herhaal het wachtwoord"
          name="passwordConfirmation"
          type="password"
          autoComplete="new-password"
          error={mismatch}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {label}
        </Button>
      </Flex>
    </form>
  )
}
