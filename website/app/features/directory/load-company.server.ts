import { partnerHref } from '@gevel/contract/hrefs'
import { companyLists } from '@gevel/contract/partners'
import type { PartnerKind } from '@gevel/contract/references'
import { redirect } from 'react-router'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { dedupeLogos } from '../../ui/articles/dedupe-logos.ts'
import { listNewest } from '../articles/articles.server.ts'
import { listCompanyEvents } from '../events/events.server.ts'
import { previewOf } from '../previews/preview-context.server.ts'
import { loadMarks } from '../reading-list/reading-list.server.ts'
import { listVacancyTeasers } from '../vacancies/vacancies.server.ts'
import { findPartner, findPartnerLink } from './directory.server.ts'

/** Loads a company page: the company, its news, vacancies and events; a preview has all four. */
export async function loadCompany(args: PageLoaderArgs, kind: PartnerKind, link: string) {
  const { request } = args
  const preview = previewOf(args, 'company')
  if (preview) {
    const { document: company, articles, vacancies, events } = preview
    return { company, marks: null, articles: dedupeLogos(articles, new Set([company.id])), vacancies, events }
  }
  const company = (await load(args, findPartner(request, kind, link))) ?? (await redirectToKind(args, kind, link))
  const [articles, vacancies, events, marks] = await load(
    args,
    Promise.all([
      listNewest(request, { partner: company.id, pageSize: companyLists.articles }),
      listVacancyTeasers(request, { company: company.link, pageSize: companyLists.vacancies }),
      listCompanyEvents(request, company.link),
      loadMarks(request, { company: company.id }),
    ]),
  )
  return { company, marks, articles: dedupeLogos(articles, new Set([company.id])), vacancies: vacancies.data, events }
}

/** Redirects a link below another kind, such as `/partners/hamerslag` of a chain, permanently to the right page. */
async function redirectToKind(args: PageLoaderArgs, kind: PartnerKind, link: string): Promise<never> {
  const found = await load(args, findPartnerLink(args.request, link))
  // the same kind: it was published between both requests, and a redirect would lead back here
  if (!found || found.kind === kind) pageNotFound(args.url)
  throw redirect(partnerHref(found) + args.url.search, 301)
}
