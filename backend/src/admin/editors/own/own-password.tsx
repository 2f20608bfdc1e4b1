import { minLength } from '@gevel/contract/field-lengths'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { FieldForm } from '../field-form'
import { FormError } from '../form-error'
import { FormField } from '../form-field'
import { Panel } from '../panel'

/** Changes the password of the logged-in editor. */
export function OwnPassword() {
  const { put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const change = async ({ currentPassword, password }: Record<string, string>) => {
    await put('/admin/users/me', { currentPassword, password })
    toggleNotification({
      type: 'success',
      message: 'Uw wachtwoord is gewijzigd. Op andere apparaten bent u uitgelogd.',
    })
  }
  return (
    <Panel title="Wachtwoord">
      <FieldForm label="Wachtwoord wijzigen" onSend={change}>
        {({ form, currentPassword, password }) => (
          <>
            <FormField
              label="Huidig wachtwoord"
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              error={currentPassword}
            />
            <FormField
              label="Nieuw wachtwoord"
              name="password"
              type="password"
              autoComplete="new-password"
              hint={`Minstens ${minLength.password} tekens. Een zin van vier of vijf woorden is sterk en makkelijk te onthouden.`}
              error={password}
            />
            <FormError>{form}</FormError>
          </>
        )}
      </FieldForm>
    </Panel>
  )
}
