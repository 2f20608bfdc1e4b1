import { z } from 'zod'
import { acceptedSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import { single } from '../envelope.ts'
import { giftSchema, giftsSchema, openedGiftSchema } from '../gifts.ts'
import { noContent, noInput } from '../no-content.ts'
import { codeField } from '../person-fields.ts'
import { publicIdSchema } from '../primitives.ts'

const code = z.object({ code: codeField })

/** Articles that subscribers give away by a link. */
export const giftEndpoints = {
  list: endpoint('GET', '/account/gifts', noInput, single(giftsSchema)),
  /** an article that was given and is still open gets the same link again, and does not count twice */
  give: endpoint(
    'POST',
    '/account/gifts',
    z.object({
      articleId: publicIdSchema,
      /** created with the form: a repeat with the same key is the same gift */
      idempotencyKey: z.uuid('Herlaad de pagina en probeer het opnieuw.'),
    }),
    single(giftSchema),
  ),
  revoke: endpoint('DELETE', '/account/gifts/:id', noInput, noContent),
  /** changes nothing, and counts nothing: mail scanners and previews of chats open links too */
  open: endpoint('GET', '/public/gifts', code, single(openedGiftSchema)),
  /** counts that somebody reads it; sent by the page in a browser */
  count: endpoint('POST', '/public/gifts/openings', code, acceptedSchema),
}
