import type { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { logoSlot } from '@gevel/contract/logo-files'
import { readDraftFile } from '../../../platform/drafts/draft-files'
import { findDraftOwner } from '../../../platform/drafts/draft-owner'
import { findDraft } from '../../../platform/drafts/draft-rows'
import { notFound } from '../../../platform/errors/account-errors'
import type { RouteRequest } from '../../../platform/http/route'
import { vacancyWizard } from '../vacancy-wizard'

/**
 * `POST /public/vacancy-drafts/:id/logo/open`: the logo that a draft keeps, for its owner.
 * @throws `drafts/gone`, also for a draft of somebody else; 404 without a logo
 */
export async function openLogo({ input, params, bearer }: RouteRequest<typeof ownVacancyEndpoints.openLogo>) {
  const knex = strapi.db.connection
  const owner = await findDraftOwner(input.key, bearer)
  const draft = await findDraft(knex, { id: params.id, wizard: vacancyWizard, owner })
  const picture = await readDraftFile(knex, draft.id, logoSlot)
  if (!picture) throw notFound()
  return { picture: picture.toString('base64') }
}
