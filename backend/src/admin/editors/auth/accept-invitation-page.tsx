import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { useAdminData } from '../../kit/data/use-admin-data'
import { FormField } from '../form-field'
import { AuthLayout } from './auth-layout'
import { NewPasswordForm } from './new-password-form'
import { useSend } from './use-send'

interface Invited {
  email: string
  firstname: string | null
  lastname: string | null
}

const FAILED = 'De uitnodiging kan nu niet worden geopend. Laad de pagina opnieuw.'

/** `/auth/register?registrationToken=…`, the target of an invitation. */
export function AcceptInvitationPage() {
  const registrationToken = new URLSearchParams(useLocation().search).get('registrationToken') ?? ''
  const navigate = useNavigate()
  const { send, isBusy, error } = useSend()
  const invited = useInvited(registrationToken)
  const accept = async ({ firstname, lastname, password }: Record<string, string>) => {
    if (await send('/admin/register', { registrationToken, userInfo: { firstname, lastname, password } }))
      navigate('/auth/login', { state: { notice: 'Uw account is klaar. Log nu in.' } })
  }
  return (
    <AuthLayout
      title="Welkom bij de redactie"
      subtitle={typeof invited === 'string' ? 'Uw uitnodiging' : 'Kies een wachtwoord en log in'}
      error={typeof invited === 'string' ? invited : error}
    >
      {typeof invited === 'string' && (
        <Flex justifyContent="center">
          <Link tag={NavLink} to="/auth/login" isExternal={false}>
            Naar inloggen
          </Link>
        </Flex>
      )}
      {typeof invited === 'object' && (
        <NewPasswordForm label="Account openen" isBusy={isBusy} onSend={(values) => void accept(values)}>
          <Typography tag="p">U logt straks in met {invited.email}.</Typography>
          <FormField
            label="Voornaam"
            name="firstname"
            autoComplete="given-name"
            defaultValue={invited.firstname ?? ''}
          />
          <FormField
            label="Achternaam"
            name="lastname"
            autoComplete="family-name"
            defaultValue={invited.lastname ?? ''}
            required={false}
          />
        </NewPasswordForm>
      )}
    </AuthLayout>
  )
}

/** The invited editor, or an error message; undefined while it loads. */
function useInvited(registrationToken: string): Invited | string | undefined {
  const path = `/admin/registration-info?registrationToken=${encodeURIComponent(registrationToken)}`
  const { data, error } = useAdminData<{ data: Invited }>(path, { failed: FAILED, reloadsOnFocus: false })
  return error ?? data?.data
}
