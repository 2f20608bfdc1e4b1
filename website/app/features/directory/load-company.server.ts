import type { PartnerKind } from '@gevel/contract/references'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { logosOnce } from '../../ui/articles/logos-once.ts'
import { listNewest } from '../articles/public.server.ts'
import { previewOf } from '../previews/public.server.ts'
import { loadMarks } from '../reading-list/public.server.ts'
import { listVacancyTeasers } from '../vacancies/public.server.ts'
import { findPartner } from './directory.server.ts'

/** What every company page loads: the company, its news and its vacancies. */
export async function loadCompany(args: PageLoaderArgs, kind: PartnerKind, link: string) {
  const { request, url } = args
  const company =
    previewOf(args, 'company') ?? (await load(args, findPartner(request, kind, link))) ?? pageNotFound(url)
  const [articles, vacancies, marks] = await load(
    args,
    Promise.all([
      listNewest(request, { partner: company.id, pageSize: 4 }),
      listVacancyTeasers(request, { company: company.link, pageSize: 4 }),
      loadMarks(request, { company: company.id }),
    ]),
  )
  return { company, marks, articles: logosOnce(articles, new Set([company.id])), vacancies: vacancies.data }
}

export type CompanyPageData = Awaited<ReturnType<typeof loadCompany>>
