import type { PartnerKind } from '@gevel/contract/references'
import { orRetryLater } from '../../routing/no-answer.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageCall } from '../../routing/page-call.ts'
import { listNewest } from '../articles/public.server.ts'
import { listVacancyTeasers } from '../vacancies/public.server.ts'
import { findPartner } from './directory.server.ts'

/** What every company page loads: the company, its news and its vacancies. */
export async function loadCompany({ request, url }: PageCall, kind: PartnerKind, link: string) {
  const company = (await orRetryLater(findPartner(request, kind, link))) ?? pageNotFound(url)
  const [articles, vacancies] = await orRetryLater(
    Promise.all([
      listNewest(request, { partner: company.id, pageSize: 4 }),
      listVacancyTeasers(request, { company: company.link, pageSize: 4 }),
    ]),
  )
  return { company, articles, vacancies: vacancies.data }
}

export type CompanyPageData = Awaited<ReturnType<typeof loadCompany>>
