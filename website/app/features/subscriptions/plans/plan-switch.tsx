import type { Edition } from '@gevel/contract/editions'
import { Link } from '../../../ui/links/link.tsx'
import { LinkEdition } from '../../../ui/links/link-edition.ts'
import { usePageContext } from '../../../ui/page/page-context.tsx'

interface Choice {
  label: string
  href: string
  /** the edition that the link leads to; by default that of the page */
  edition?: Edition
  isCurrent: boolean
}

/** A choice of two that changes what the page shows, as links. */
export function PlanSwitch({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const page = usePageContext()
  return (
    <nav className="plan-switch" aria-label={label}>
      {choices.map(({ label: text, href, edition, isCurrent }) => (
        <LinkEdition key={text} value={edition ?? page.edition}>
          <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
            {text}
          </Link>
        </LinkEdition>
      ))}
    </nav>
  )
}
