import { randomUUID } from 'node:crypto'
import { emailField } from '@gevel/contract/person-fields'
import { isCommonPassword } from '../../passwords/common-passwords'
import { isGuessable } from '../../passwords/own-words'
import { hashPassword, isPassword } from '../../passwords/password-hash'
import { problemOfPassword } from '../../passwords/password-policy'
import type { Account } from '../../readers/account'
import { askFirebase, FirebaseRefusal } from './firebase-client'
import { type FirebaseSettings, firebase } from './firebase-settings'
import { moveIn } from './move-in'
import { identityOf } from './person'

/**
 * The account of who has no password here yet, and gives the one that Firebase knows: it is theirs here from now on. One that we would not
 * take as a new one is not kept; Firebase goes on to be asked for it.
 * Firebase is asked about nobody when there is a password here: it would learn what was typed, but not to ask would tell by the time
 * it takes who has an account.
 * @param account who was found by `identifier`
 * @returns undefined when Firebase is not configured, refuses, or knows an address that it has not proved
 * @throws `network-request-failed`, whoever it is about
 */
export async function moveInByPassword(identifier: string, password: string, account: Account | undefined) {
  if (!firebase) return undefined
  const { data: email } = emailField.safeParse(account?.email ?? identifier)
  const isTheirs = email !== undefined && !account?.password
  const identity = isTheirs
    ? await identityByPassword(firebase, email, password)
    : await identityByPassword(firebase, `${randomUUID()}@nobody.invalid`, randomUUID())
  if (!isTheirs || !identity?.emailProved) return undefined
  const owner = { email: identity.email, name: identity.name, company: null }
  const isPoor = problemOfPassword(password, isCommonPassword) || (await isGuessable(password, owner))
  const kept = isPoor ? null : await hashPassword(password)
  const moved = await moveIn(identity, kept)
  // linked with an account that has another password by now, which goes before that at Firebase
  if (moved.password !== null && !(await isPassword(password, moved.password))) return undefined
  return moved
}

async function identityByPassword(settings: FirebaseSettings, email: string, password: string) {
  try {
    const { user } = await askFirebase(settings, (auth, { signInWithEmailAndPassword }) =>
      signInWithEmailAndPassword(auth, email, password),
    )
    return identityOf(user)
  } catch (error) {
    // whatever it is that Firebase has against them, it would tell that it knows them
    if (error instanceof FirebaseRefusal) return undefined
    throw error
  }
}
