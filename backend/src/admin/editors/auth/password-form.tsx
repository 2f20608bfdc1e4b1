import { Button, Checkbox, Flex, Link } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { FormField, valuesOf } from '../form-field'

interface PasswordFormProps {
  isBusy: boolean
  onSend: (given: { email: string; password: string; rememberMe: boolean }) => void
}

/** The first step of the log-in. */
export function PasswordForm({ isBusy, onSend }: PasswordFormProps) {
  const [rememberMe, setRememberMe] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '', password = '' } = valuesOf(event.currentTarget)
    onSend({ email, password, rememberMe })
  }
  return (
    <form onSubmit={send}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <FormField label="E-mailadres" name="email" type="email" autoComplete="username" />
        <FormField label="Wachtwoord" name="password" type="password" autoComplete="current-password" />
        <Checkbox checked={rememberMe} onCheckedChange={(checked) => setRememberMe(checked === true)}>
          Ingelogd blijven
        </Checkbox>
        <Button type="submit" fullWidth loading={isBusy}>
          Inloggen
        </Button>
        <Flex justifyContent="center">
          <Link tag={NavLink} to="/auth/forgot-password" isExternal={false}>
            Wachtwoord vergeten?
          </Link>
        </Flex>
      </Flex>
    </form>
  )
}
