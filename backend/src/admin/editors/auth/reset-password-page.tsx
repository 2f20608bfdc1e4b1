import { useLocation, useNavigate } from 'react-router-dom'
import { AuthLayout } from './auth-layout'
import { NewPasswordForm } from './new-password-form'
import { useSend } from './use-send'

/** `/auth/reset-password?code=…`, the target of the mail for a forgotten password. */
export function ResetPasswordPage() {
  const resetPasswordToken = new URLSearchParams(useLocation().search).get('code') ?? ''
  const navigate = useNavigate()
  const { send, isBusy, error } = useSend()
  const reset = async ({ password }: Record<string, string>) => {
    if (await send('/admin/reset-password', { resetPasswordToken, password }))
      navigate('/auth/login', { state: { notice: 'Uw wachtwoord is ingesteld. Log er nu mee in.' } })
  }
  return (
    <AuthLayout title="Nieuw wachtwoord" subtitle="Op andere apparaten wordt u uitgelogd" error={error}>
      <NewPasswordForm label="Wachtwoord instellen" isBusy={isBusy} onSend={(values) => void reset(values)} />
    </AuthLayout>
  )
}
