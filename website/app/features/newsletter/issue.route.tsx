import { feedHref, href } from '@gevel/contract/hrefs'
import { newsletterNames, newsletterSlugSchema } from '@gevel/contract/newsletter'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import newsletterStyles from '../../styles/features/newsletter.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { FeedLinks } from '../../ui/page/feed-links.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { fullDate, longDate } from '../../ui/text/dates.ts'
import type { Route } from './+types/issue.route.ts'
import { IssueBlock } from './issue-block.tsx'
import { archiveHref } from './list-slugs.ts'
import { findIssue } from './newsletters.server.ts'

export const links = styleSheets(newsletterStyles)

/** `/nieuwsbrief/{slug}`: an issue as it was sent. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const slug = routeParam(url, newsletterSlugSchema, params.slug)
  return { issue: (await load(args, findIssue(request, slug))) ?? pageNotFound(url) }
}

export default function IssueRoute({ loaderData: { issue } }: Route.ComponentProps) {
  const { slug, list, subject, preview, sentAt, blocks, previous, next } = issue
  const path = href('/nieuwsbrief/:slug', { slug })
  return (
    <div className="wrap newsletter">
      <PageMeta title={subject} description={preview || null} path={path} type="article" />
      <FeedLinks title="Nieuwsbrieven" hrefIn={(format) => feedHref('nieuwsbrief', format)} />
      <StructuredData
        data={(origin) => ({
          '@type': 'Article',
          headline: subject,
          ...(preview && { description: preview }),
          datePublished: sentAt,
          mainEntityOfPage: origin + path,
          isPartOf: { '@type': 'CreativeWorkSeries', name: newsletterNames[list], url: origin + archiveHref(list) },
        })}
      />
      <Breadcrumbs
        above={[
          { label: 'Nieuwsbrief', href: href('/nieuwsbrief') },
          { label: 'Eerdere nummers', href: href('/nieuwsbrief/archief') },
        ]}
        here={fullDate(sentAt)}
      />
      <div className="columns">
        <article className="nl-issue lg:col-span-8" data-edition={list === 'pro' ? 'pro' : undefined}>
          <header className="page-head">
            <h1>{subject}</h1>
            <p>
              {newsletterNames[list]} van <time dateTime={sentAt}>{longDate(sentAt).replaceAll(' ', '\u00a0')}</time>
            </p>
          </header>
          {blocks.map((block, index) => (
            <IssueBlock key={index} block={block} />
          ))}
        </article>
        <nav className="nl-around joint lg:col-span-4" aria-label="Andere nummers">
          {previous && (
            <Link className="link" href={href('/nieuwsbrief/:slug', { slug: previous.slug })} rel="prev">
              Vorige: {previous.subject}
            </Link>
          )}
          {next && (
            <Link className="link" href={href('/nieuwsbrief/:slug', { slug: next.slug })} rel="next">
              Volgende: {next.subject}
            </Link>
          )}
          <Link className="link" href={href('/nieuwsbrief')}>
            Ontvang de nieuwsbrief per mail
          </Link>
        </nav>
      </div>
    </div>
  )
}
