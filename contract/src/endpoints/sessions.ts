import { z } from 'zod'
import { logInSchema, sessionSchema, tokensSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import { noContent, noInput } from '../no-content.ts'
import { givenPasswordField, identifierField } from '../person-fields.ts'

const refreshTokenField = z.string({ error: 'Het vernieuwingstoken ontbreekt.' }).max(200)

/** Logging in and out, and the devices on which a reader is logged in. */
export const sessionEndpoints = {
  logIn: endpoint(
    'POST',
    '/auth/local',
    z.object({ identifier: identifierField, password: givenPasswordField }),
    logInSchema,
  ),
  refresh: endpoint('POST', '/auth/refresh', z.object({ refreshToken: refreshTokenField }), tokensSchema),
  logOut: endpoint(
    'POST',
    '/auth/logout',
    z.object({ refreshToken: refreshTokenField.optional(), scope: z.enum(['this', 'all']).default('this') }),
    noContent,
  ),
  list: endpoint('GET', '/account/sessions', noInput, z.object({ data: z.array(sessionSchema) })),
  end: endpoint('DELETE', '/account/sessions/:id', noInput, noContent),
}
