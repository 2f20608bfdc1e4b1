import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { followedMailSchema, followedRhythmSchema } from '../followed-mail.ts'
import { noInput } from '../no-content.ts'

/** The mail with what is new of the subjects that a reader follows and the searches that a reader saved. */
export const followedMailEndpoints = {
  show: endpoint('GET', '/account/followed/mail', noInput, followedMailSchema),
  /** begins it, changes how often it comes, or ends it; idempotent */
  set: endpoint(
    'PUT',
    '/account/followed/mail',
    z.object({ rhythm: followedRhythmSchema, wordingVersion: z.coerce.number().pipe(z.int()) }),
    followedMailSchema,
  ),
}
