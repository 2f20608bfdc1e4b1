import { z } from 'zod'
import { accountExportSchema, accountOverviewSchema, accountSchema, meSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import { noInput } from '../no-content.ts'
import { companyField, editionField, givenPasswordField, nameField } from '../person-fields.ts'
import { populateParameter } from '../populate-parameter.ts'
import { readerStateSchema } from '../reader-state.ts'

/** The account of the logged-in reader. */
export const accountEndpoints = {
  me: endpoint('GET', '/users/me', z.object({ populate: populateParameter(['role']) }), meSchema),
  /** for the website, which puts it into shared pages */
  readerState: endpoint('GET', '/account/reader-state', noInput, z.object({ data: readerStateSchema })),
  overview: endpoint('GET', '/account', noInput, accountOverviewSchema),
  changeProfile: endpoint(
    'PUT',
    '/account/profile',
    z.object({ name: nameField, company: companyField, edition: editionField }),
    accountSchema,
  ),
  download: endpoint('GET', '/account/export', noInput, accountExportSchema),
  /** without a password for an account that has none */
  requestDeletion: endpoint(
    'POST',
    '/account/deletion',
    z.object({ password: givenPasswordField.optional() }),
    accountSchema,
  ),
  undoDeletion: endpoint('DELETE', '/account/deletion', noInput, accountSchema),
}
