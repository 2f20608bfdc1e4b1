import type { SearchHit } from '@gevel/contract/search'
import { AccessKey } from '../../../ui/articles/access-key.tsx'
import { Picture } from '../../../ui/images/picture.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Marked } from '../../../ui/text/marked.tsx'
import { Moment } from '../../../ui/text/moment.tsx'
import { COMPANY_NAMES, HIT_NAMES } from './search-texts.ts'

/** A result. All of it links to its page. */
export function SearchHitItem({ hit, priority }: { hit: SearchHit; priority: boolean }) {
  const { kind, href, title, fragment, at, access, edition, cover, page } = hit
  return (
    <li className={cover ? 'hit hit--pic' : 'hit'}>
      <span className="kicker">{kickerOf(hit)}</span>
      <h2>
        <Link href={href} prefetch>
          <Marked fragments={title} />
        </Link>
      </h2>
      {fragment.length > 0 && (
        <p>
          <Marked fragments={fragment} />
        </p>
      )}
      {page && (
        <p className="hit__page">
          <Link className="link" href={`${href}/lezen?p=${page}`} rel="nofollow">
            Gevonden op pagina {page}
          </Link>
        </p>
      )}
      {(at || access) && (
        <div className="meta">
          {at && kind !== 'magazine' && <Moment at={at} />}
          {access && <AccessKey access={access} edition={edition} />}
        </div>
      )}
      {cover && (
        <Picture alt="" picture={cover} ratio="3x2" sizes="(min-width: 40rem) 8.5rem, 5.5rem" priority={priority} />
      )}
    </li>
  )
}

function kickerOf({ kind, label, companyKind, edition }: SearchHit): string {
  if (companyKind) return joined(COMPANY_NAMES[companyKind], label)
  if (kind === 'article' || kind === 'company') return joined(edition === 'pro' ? 'Pro' : null, label)
  return joined(HIT_NAMES[kind], label)
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
