import { homeHref } from '@gevel/contract/hrefs'
import type { BreadcrumbList } from 'schema-dts'
import { useRenderedOnce } from '../lazy/use-rendered-once.ts'
import { Link } from '../links/link.tsx'
import { usePageContext } from '../page/page-context.tsx'
import { StructuredData } from '../page/structured-data.tsx'

export interface Crumb {
  label: string
  href: string
}

/**
 * Breadcrumbs, also for search engines: the front page of the edition, the parents of this page between the two, then the
 * page itself.
 */
export function Breadcrumbs({ above = [], here }: { above?: Crumb[]; here: string }) {
  const parents = [{ label: 'Home', href: homeHref(usePageContext().edition) }, ...above]
  const content = useRenderedOnce('breadcrumbs', [parents, here], <Crumbs parents={parents} here={here} />)
  return <nav className="crumbs" aria-label="Kruimelpad" {...content} />
}

function Crumbs({ parents, here }: { parents: Crumb[]; here: string }) {
  return (
    <>
      <StructuredData data={(origin) => breadcrumbList(parents, here, origin)} />
      <ol>
        {parents.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </>
  )
}

/** The last entry needs no address: it is that of the page. */
function breadcrumbList(parents: readonly Crumb[], here: string, origin: string): BreadcrumbList {
  const entries = [...parents.map(({ label, href }) => ({ name: label, item: origin + href })), { name: here }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, at) => ({ '@type': 'ListItem', position: at + 1, ...entry })),
  }
}
