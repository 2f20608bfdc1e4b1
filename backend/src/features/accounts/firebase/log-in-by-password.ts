import { randomUUID } from 'node:crypto'
import { emailField } from '@gevel/contract/person-fields'
import type { Account } from '../../../platform/readers/account'
import { isGuessable } from '../../passwords/guessable-words'
import { isCommonPassword } from '../../passwords/new-password'
import { hashPassword, isPassword } from '../../passwords/password-hash'
import { problemOfPassword } from '../../passwords/password-policy'
import { callFirebase, FirebaseRejection } from './firebase-client'
import { identityOf } from './firebase-identity'
import { type FirebaseSettings, firebase } from './firebase-settings'
import { migrateAccount } from './migrate-account'

/**
 * Migrates an account whose password only Firebase knows: the password is checked there and stored here. A password
 * that breaks our rules is not stored, and Firebase stays in charge of it. Firebase is called even when the account
 * has a password here, with random input: skipping the call would reveal by timing which accounts exist.
 * @param account the account found by `identifier`
 * @returns undefined when Firebase is not configured, rejects the password, or has not verified the address
 * @throws `network-request-failed`, for any identifier
 */
export async function migrateByPassword(identifier: string, password: string, account: Account | undefined) {
  if (!firebase) return undefined
  const { data: email } = emailField.safeParse(account?.email ?? identifier)
  const mayExistAtFirebase = email !== undefined && !account?.password
  const identity = mayExistAtFirebase
    ? await identityByPassword(firebase, email, password)
    : await identityByPassword(firebase, `${randomUUID()}@nobody.invalid`, randomUUID())
  if (!mayExistAtFirebase || !identity?.emailVerified) return undefined
  const owner = { email: identity.email, name: identity.name, company: null }
  const isWeak = problemOfPassword(password, isCommonPassword) || (await isGuessable(password, owner))
  const hash = isWeak ? null : await hashPassword(password)
  const migrated = await migrateAccount(identity, hash)
  // linked with an account that has another password by now, which wins over that at Firebase
  if (migrated.password !== null && !(await isPassword(password, migrated.password))) return undefined
  return migrated
}

async function identityByPassword(settings: FirebaseSettings, email: string, password: string) {
  try {
    const { user } = await callFirebase(settings, (auth, { signInWithEmailAndPassword }) =>
      signInWithEmailAndPassword(auth, email, password),
    )
    return identityOf(user)
  } catch (error) {
    // any more specific error would reveal that Firebase knows the address
    if (error instanceof FirebaseRejection) return undefined
    throw error
  }
}
