import { expect } from 'vitest'
import { codeIn, mailsTo, untilMail } from './mails.ts'
import { goodPassword, newEmail, type newReader } from './registration.ts'
import { askAs } from './visitor.ts'

/** Gives an account another address, which both addresses confirm. @returns the new one */
export async function changeAddress(
  { jwt, user }: Awaited<ReturnType<typeof newReader>>,
  email: string = newEmail(),
): Promise<string> {
  const asked = [
    [user.email, 'Bevestig de wijziging'],
    [email, 'Bevestig uw nieuwe'],
  ] as const
  const before = await Promise.all(
    asked.map(async ([to, start]) => (await mailsTo(to)).filter(({ subject }) => subject.startsWith(start)).length),
  )
  expect((await askAs({ jwt }, 'POST', '/account/email-change', { email, password: goodPassword })).status).toBe(200)
  for (const [index, [to, start]] of asked.entries()) {
    const input = { code: codeIn(await untilMail(to, start, before[index]), '/email-valideren') }
    expect((await askAs({}, 'POST', '/account/email-change/confirm', input)).status).toBe(200)
  }
  return email
}
