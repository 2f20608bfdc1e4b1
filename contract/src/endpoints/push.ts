import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { single } from '../envelope.ts'
import { noContent, noInput } from '../no-content.ts'
import { pushEndpointField, pushSettingsSchema, pushSubscriptionSchema } from '../push.ts'

/** The subscription that a device proves to have, by its secret. */
const ownSubscription = z.object({ endpoint: pushEndpointField, auth: pushSubscriptionSchema.shape.keys.shape.auth })

/** Push notifications of a browser, whether its reader is logged in or not. Saving and removing are idempotent. */
export const pushEndpoints = {
  /** our public VAPID key (RFC 8292), base64url */
  key: endpoint('GET', '/account/push', noInput, single(z.object({ publicKey: z.string() }))),
  /** the settings of a device; null when it has none. A POST, since URLs are logged */
  find: endpoint('POST', '/account/push/find', ownSubscription, z.object({ data: pushSettingsSchema.nullable() })),
  save: endpoint(
    'PUT',
    '/account/push',
    z.object({
      subscription: pushSubscriptionSchema,
      /** without them those of the replaced subscription stay, or else the usual ones are set */
      settings: pushSettingsSchema.optional(),
      /** an earlier subscription of the same browser */
      replaces: ownSubscription.optional(),
    }),
    noContent,
  ),
  remove: endpoint('POST', '/account/push/remove', ownSubscription, noContent),
}
