import { z } from 'zod'
import { draftKeySchema } from '../drafts.ts'
import { endpoint } from '../endpoint.ts'
import { single } from '../envelope.ts'
import { logoFiles } from '../logo-files.ts'
import { noContent, noInput } from '../no-content.ts'
import {
  companyDetailsInput,
  extensionInput,
  linkedVacancySchema,
  ownCompanySchema,
  ownedCompanySchema,
  ownVacancyLineSchema,
  ownVacancySchema,
  placeVacancyInput,
  sentVacancySchema,
  vacancyDraftSchema,
  vacancyTextInput,
} from '../own-vacancies.ts'
import { codeField } from '../person-fields.ts'
import { draftFileEndpoint } from './drafts.ts'

const path = '/account/vacancies/:id' as const

/** Vacancies of the employers that the account acts for; the response to any other is 404. */
export const ownVacancyEndpoints = {
  list: endpoint(
    'GET',
    '/account/vacancies',
    noInput,
    z.object({ data: z.array(ownVacancyLineSchema), drafts: z.array(vacancyDraftSchema) }),
  ),
  show: endpoint('GET', path, noInput, z.object({ data: ownVacancySchema })),
  /** sends the draft of a wizard to the editors */
  place: {
    ...endpoint('POST', '/account/vacancies', placeVacancyInput, sentVacancySchema),
    // orders wait for each other; less than a reverse proxy waits for the page
    waitSeconds: 55,
  },
  /** saves the text; `isSent` sends it to the editors: of one online it goes on with its text until they approve */
  change: endpoint(
    'PUT',
    `${path}/text`,
    z.object({ version: z.int(), text: vacancyTextInput, isSent: z.boolean() }),
    noContent,
  ),
  /** the logo of the employer, which the draft keeps as a square */
  storeLogo: draftFileEndpoint('/public/vacancy-drafts/:id/logo', logoFiles),
  /** that square, WebP as base64, for who owns the draft; a POST, because the key must not be in an address. 404 without one */
  openLogo: endpoint(
    'POST',
    '/public/vacancy-drafts/:id/logo/open',
    z.object({ key: draftKeySchema }),
    z.object({ picture: z.base64() }),
  ),
  /** takes a vacancy that was sent back to a concept */
  withdraw: endpoint('POST', `${path}/withdrawal`, noInput, noContent),
  close: endpoint('POST', `${path}/closing`, z.object({ because: z.enum(['filled', 'withdrawn']) }), noContent),
  extend: endpoint('POST', `${path}/extension`, extensionInput, noContent),
  /** the companies whose vacancies the account works on */
  companies: endpoint('GET', '/account/companies', noInput, z.object({ data: z.array(ownCompanySchema) })),
  /** one of them for its owners; 404 for everybody else */
  company: endpoint('GET', '/account/companies/:number', noInput, single(ownedCompanySchema)),
  /** of its invoices to come; those that were issued keep theirs */
  changeCompany: endpoint('PUT', '/account/companies/:number', companyDetailsInput, noContent),
  /** what the link of a reminder is about; a POST, because its code must not be in an address of the backend */
  openLink: endpoint('POST', '/public/vacancy-extensions/open', z.object({ code: codeField }), linkedVacancySchema),
  /** extends it by that link, without a log-in */
  extendByLink: endpoint(
    'POST',
    '/public/vacancy-extensions',
    extensionInput.extend({ code: codeField }),
    linkedVacancySchema,
  ),
}
