import { emailField } from '@gevel/contract/person-fields'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'
import { callFirebase, FirebaseRejection } from './firebase-client'
import { firebase } from './firebase-settings'

/**
 * Has Firebase send its own mail for a forgotten password to users who have no account here yet. Choosing a new
 * password also verifies the address, so that they can log in here with it.
 */
export const sendReset = defineJob({
  name: 'account-reset-at-firebase',
  data: z.object({ email: emailField }),
  // about half an hour: later the user has requested another mail
  retry: { times: 8, firstSeconds: 10, maxSeconds: 600 },
  async work({ email }) {
    if (!firebase) return
    try {
      await callFirebase(firebase, (auth, { sendPasswordResetEmail }) => sendPasswordResetEmail(auth, email))
    } catch (error) {
      if (!(error instanceof FirebaseRejection) || error.code === 'too-many-requests') throw error
    }
  },
})
