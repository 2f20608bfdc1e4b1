import { confirmationSchema, type LogIn, registrationSchema } from '@gevel/contract/account'
import { codeIn, mailsTo, untilMail } from './mails.ts'
import { askAs } from './visitor.ts'

const activation = 'Bevestig uw e-mailadres'

export const goodPassword = 'vier vrolijke pannenkoeken'

/** An unused address. */
export function newEmail(): string {
  return `proef-${crypto.randomUUID()}@lezer.example`
}

/** The body of a registration, with `fields` merged over it. */
export function registrationFields(email: string, fields: object = {}): object {
  return { name: 'Sanne de Wit', email, password: goodPassword, edition: 'pro', consent: true, ...fields }
}

/** Registers and confirms, in one browser. */
export async function newReader(email = newEmail()): Promise<LogIn> {
  const before = (await mailsTo(email)).filter((mail) => mail.subject.startsWith(activation)).length
  const registered = await askAs({}, 'POST', '/auth/local/register', registrationFields(email))
  const { jwt } = registrationSchema.parse(registered.body)
  const code = codeIn(await untilMail(email, activation, before), '/account-activeren')
  const { logIn } = confirmationSchema.parse((await askAs({ jwt }, 'POST', '/account/confirm', { code })).body)
  if (!logIn) throw new Error('Confirming did not log in')
  return logIn
}
