import { z } from 'zod'

// Manages users of the emulator, by its own URLs for tests (Firebase, “Authentication Emulator REST API”) and, as their
// `owner`, by those of the administrator.

const project = 'demo-gevel'
const personSchema = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() })
export type Person = z.infer<typeof personSchema>

/** Creates a user who registered at Firebase, and is logged in there. */
export async function newPerson(email: string, password: string, verified = true): Promise<Person> {
  const { localId } = personSchema.parse(await askEmulator('accounts:signUp', { email, password }))
  await change(localId, { emailVerified: verified, displayName: 'Vera Vroeger' })
  return logInThere(email, password)
}

export async function logInThere(email: string, password: string): Promise<Person> {
  return personSchema.parse(
    await askEmulator('accounts:signInWithPassword', { email, password, returnSecureToken: true }),
  )
}

/** Creates a user who logs in there by a provider of Firebase's. */
export async function newPersonByGoogle(email: string): Promise<Person> {
  const token = JSON.stringify({ sub: crypto.randomUUID(), email, email_verified: true, name: 'Vera Vroeger' })
  const postBody = new URLSearchParams({ id_token: token, providerId: 'google.com' }).toString()
  const body = { postBody, requestUri: 'http://localhost', returnSecureToken: true }
  return personSchema.parse(await askEmulator('accounts:signInWithIdp', body))
}

/** Changes a user as an administrator of the project: `disableUser`, `emailVerified`, `validSince`. */
export async function change(localId: string, fields: object): Promise<void> {
  await askEmulator('accounts:update', { localId, ...fields }, { authorization: 'Bearer owner' })
}

export async function removeThere(localId: string): Promise<void> {
  await askEmulator(`projects/${project}/accounts:delete`, { localId }, { authorization: 'Bearer owner' })
}

export async function isKnown(localId: string): Promise<boolean> {
  const body = { localId: [localId] }
  const response = await askEmulator(`projects/${project}/accounts:lookup`, body, { authorization: 'Bearer owner' })
  return z.object({ users: z.array(z.unknown()).optional() }).parse(response).users !== undefined
}

/** The codes in the mails that Firebase would have sent to an address. */
export async function resetCodesOf(email: string): Promise<string[]> {
  const response = await fetch(`${process.env.EMULATOR_URL}/emulator/v1/projects/${project}/oobCodes`)
  const code = z.object({ email: z.string(), oobCode: z.string(), requestType: z.string() })
  const { oobCodes } = z.object({ oobCodes: z.array(code) }).parse(await response.json())
  return oobCodes.filter((one) => one.email === email && one.requestType === 'PASSWORD_RESET').map((one) => one.oobCode)
}

/** Sets a password with such a code, as Firebase's own page does. */
export async function resetPasswordAtFirebase(oobCode: string, newPassword: string): Promise<void> {
  await askEmulator('accounts:resetPassword', { oobCode, newPassword })
}

async function askEmulator(service: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const address = `${process.env.EMULATOR_URL}/identitytoolkit.googleapis.com/v1/${service}?key=any`
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`The emulator: ${await response.text()}`)
  return response.json()
}
