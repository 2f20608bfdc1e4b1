import type { BotCheckData } from '../../../bot-check/bot-check-data.ts'
import { BotCheck } from '../../../bot-check/form/bot-check.tsx'
import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormFailure } from '../../../forms/schema/failure.ts'
import type { FormValues } from '../../../forms/schema/values.ts'
import { Submit } from '../../../forms/submit.tsx'
import { ConsentField } from './consent-field.tsx'
import { registerForm } from './registration-forms.ts'

interface RegistrationFormProps {
  /** what is known already */
  values: Partial<FormValues<typeof registerForm>>
  botCheck: BotCheckData
  failure: FormFailure | undefined
}

/** The form that makes an account with a password. */
export function RegistrationForm({ values, botCheck, failure }: RegistrationFormProps) {
  return (
    <Form schema={registerForm} values={values} failure={failure}>
      <Field name="name" />
      <Field name="email" />
      <Field name="company" />
      <Field name="password" />
      <Field name="edition" />
      <ConsentField />
      <BotCheck data={botCheck} />
      <Submit block>Account maken</Submit>
    </Form>
  )
}
