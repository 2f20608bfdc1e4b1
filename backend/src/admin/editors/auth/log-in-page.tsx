import { useAuth } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAdminData } from '../../kit/data/use-admin-data'
import { RecoveryCodes } from '../second-factor/recovery-codes'
import { AuthLayout } from './auth-layout'
import { CodeForm } from './code-form'
import { type LogInStep, stepAfter } from './log-in-step'
import { PasswordForm } from './password-form'
import { redirectTarget } from './redirect-target'
import { SetUpForm } from './set-up-form'

const FAILED = 'Inloggen is niet gelukt. Probeer het opnieuw.'

const TEXTS = {
  password: ['Welkom bij Gevel', 'Log in om de site te bewerken'],
  code: ['Vul uw code in', 'De code van zes cijfers uit uw app, of een herstelcode'],
  'set-up': ['Stel inloggen met een code in', 'Uw rol vraagt bij het inloggen om een code uit een app'],
  nothing: ['Bewaar uw herstelcodes', 'Hiermee logt u in als u uw telefoon niet bij u hebt'],
} as const

interface Credentials {
  email: string
  password: string
  rememberMe: boolean
}

/** `/auth/login`: password, then the second factor when the editor has one or needs one. */
export function LogInPage() {
  const login = useAuth('LogInPage', (auth) => auth.login)
  const token = useAuth('LogInPage', (auth) => auth.token)
  const { search, state } = useLocation()
  const [step, setStep] = useState<LogInStep>({ ask: 'password' })
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '', rememberMe: false })
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const needsFirstEditor = useNeedsFirstEditor()

  if (needsFirstEditor) return <Navigate to="/auth/register-admin" replace />
  if (token && step.ask !== 'nothing' && !isBusy) return <Navigate to={redirectTarget(search)} replace />

  const send = async (given: Credentials, code?: string) => {
    setIsBusy(true)
    setError(undefined)
    setCredentials(given)
    const response = await login({ ...given, ...(code !== undefined && { code }) })
    if ('error' in response) {
      const failure = Object(response.error)
      const next = stepAfter(failure)
      if (next) setStep(next)
      else setError(failure.message ?? FAILED)
    } else {
      const { recoveryCodes } = Object(response.data)
      if (recoveryCodes) setStep({ ask: 'nothing', recoveryCodes })
    }
    setIsBusy(false)
  }
  const sendCode = (code: string) => void send(credentials, code)
  const back = () => {
    setError(undefined)
    setStep({ ask: 'password' })
  }
  const [title, subtitle] = TEXTS[step.ask]

  return (
    <AuthLayout
      title={title}
      subtitle={subtitle}
      error={error}
      notice={step.ask === 'password' && !error ? Object(state).notice : undefined}
    >
      {step.ask === 'password' && <PasswordForm isBusy={isBusy} onSend={(given) => void send(given)} />}
      {step.ask === 'code' && <CodeForm isBusy={isBusy} onSend={sendCode} onBack={back} />}
      {step.ask === 'set-up' && <SetUpForm setUp={step.setUp} isBusy={isBusy} onSend={sendCode} onBack={back} />}
      {step.ask === 'nothing' && (
        <RecoveryCodes codes={step.recoveryCodes} label="Verder" onDone={() => setStep({ ask: 'password' })} />
      )}
    </AuthLayout>
  )
}

/** Whether there is no account yet: the first one is created on Strapi's own page. */
function useNeedsFirstEditor(): boolean {
  const { data } = useAdminData<{ data: { hasAdmin: boolean } }>('/admin/init', { reloadsOnFocus: false })
  return data !== undefined && !data.data.hasAdmin
}
