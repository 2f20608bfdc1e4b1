import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { defineJob, PermanentError } from '../../../platform/jobs/job'
import { callFirebase, FirebaseRejection } from './firebase-client'
import { type FirebaseSettings, firebase } from './firebase-settings'

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

const algorithm = 'RS256'

const secondsValid = 300

/** Removes a user at Firebase after the account was removed here; it waits while Firebase is not configured. */
export const removeFirebaseUser = defineJob({
  name: 'account-remove-at-firebase',
  data: z.object({ uid: z.string() }),
  // more than a week
  retry: { times: 200, firstSeconds: 10, maxSeconds: 3_600 },
  paused: !firebase,
  async work({ uid }) {
    if (!firebase) throw new Error('Firebase is not configured')
    const token = await customToken(firebase, uid)
    try {
      await callFirebase(firebase, async (auth, { deleteUser, signInWithCustomToken }) => {
        // logging in recreates a user that is already gone, so that there always is one to delete
        const { user } = await signInWithCustomToken(auth, token)
        await deleteUser(user)
      })
    } catch (error) {
      // an administrator has to remove the user
      if (error instanceof FirebaseRejection && error.code === 'user-disabled') throw new PermanentError(error.message)
      throw error
    }
  },
})

/**
 * A token with which the backend acts at Firebase as one of its users (Firebase, “Create custom tokens using a
 * third-party library”).
 */
async function customToken({ serviceAccount }: FirebaseSettings, uid: string): Promise<string> {
  const { client_email: name, private_key: key } = serviceAccount
  const token = new SignJWT({ uid }).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
  token.setIssuer(name).setSubject(name).setAudience(audience).setIssuedAt().setExpirationTime(`${secondsValid} s`)
  return token.sign(await importPKCS8(key, algorithm))
}
