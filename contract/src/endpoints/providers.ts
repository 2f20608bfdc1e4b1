import { z } from 'zod'
import { connectionSchema, providerLogInSchema, providerSchema } from '../account.ts'
import { editionSchema } from '../editions.ts'
import { endpoint } from '../endpoint.ts'
import { noContent, noInput } from '../no-content.ts'

const tokenInput = z.object({
  access_token: z.string({ error: 'Het access_token ontbreekt.' }).min(1, 'Het access_token ontbreekt.').max(4000),
})

const returnedPart = z.string().max(4000).optional()

/** Logging in with another site. */
export const providerEndpoints = {
  list: endpoint('GET', '/auth/providers', noInput, z.object({ data: z.array(providerSchema) })),
  /** Redirects to the provider with 302. `consent` accepts the terms, in case this creates an account. */
  begin: endpoint(
    'GET',
    '/connect/:provider',
    z.object({
      edition: editionSchema.catch('general').default('general'),
      consent: z.enum(['true', 'false']).catch('false').default('false'),
    }),
    noContent,
  ),
  /** The query of the provider's redirect (RFC 6749 §4.1.2, RFC 9207), and as `browser` the cookie of the browser. */
  end: endpoint(
    'POST',
    '/connect/:provider/callback',
    z.object({
      state: z.string({ error: 'De gegevens van het inloggen ontbreken.' }).max(200),
      browser: z.string({ error: 'De cookie van het inloggen ontbreekt.' }).max(100),
      ...{ code: returnedPart, iss: returnedPart, error: returnedPart, error_description: returnedPart },
    }),
    connectionSchema,
  ),
  logInByToken: endpoint('GET', '/auth/:provider/callback', tokenInput, providerLogInSchema),
  logInByIdToken: endpoint('GET', '/auth/firebase/callback', tokenInput, providerLogInSchema),
  unlink: endpoint('DELETE', '/account/providers/:provider', noInput, noContent),
}
