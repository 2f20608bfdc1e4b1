import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { FieldForm } from '../field-form'
import { FormError } from '../form-error'
import { FormField } from '../form-field'
import { Panel } from '../panel'

/** Changes the e-mail address of the logged-in editor. */
export function OwnEmail() {
  const { put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const currentEmail = useAuth('OwnEmail', (auth) => auth.user?.email)
  const [changed, setChanged] = useState<string>()
  const change = async ({ email = '', currentPassword }: Record<string, string>) => {
    await put('/admin/users/me', { email, currentPassword })
    setChanged(email.trim().toLowerCase())
    toggleNotification({ type: 'success', message: 'Log voortaan in met uw nieuwe e-mailadres.' })
  }
  return (
    <Panel title="E-mailadres">
      <FieldForm label="E-mailadres wijzigen" onSend={change}>
        {({ form, email, currentPassword }) => (
          <>
            <FormField
              label="Nieuw e-mailadres"
              name="email"
              type="email"
              autoComplete="email"
              hint={`U logt nu in met ${changed ?? currentEmail}.`}
              error={email}
            />
            <FormField
              label="Wachtwoord"
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              error={currentPassword}
            />
            <FormError>{form}</FormError>
          </>
        )}
      </FieldForm>
    </Panel>
  )
}
