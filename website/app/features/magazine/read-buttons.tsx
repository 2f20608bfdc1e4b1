import { href, magazineHref } from '@gevel/contract/hrefs'
import type { Magazine } from '@gevel/contract/magazines'
import type { Access } from '@gevel/contract/references'
import { withReturn } from '../../routing/urls/return-path.ts'
import { accessKeyClass } from '../../ui/articles/access-key.tsx'
import { Link } from '../../ui/links/link.tsx'
import { AnyIcon } from '../../ui/more-icons.tsx'
import { fileSize } from '../../ui/text/file-size.ts'
import { ReadLink } from './read-link.tsx'

const FOR_WHOM: Readonly<Record<Exclude<Access, 'free'>, string>> = {
  account: 'Alle pagina’s lezen met een gratis account',
  subscriber: 'Alle pagina’s lezen voor abonnees',
}

/** The links to the pages of an issue and to its PDF; nothing without a PDF. */
export function ReadButtons({ magazine }: { magazine: Pick<Magazine, 'id' | 'slug' | 'pdf'> }) {
  const { id, slug, pdf } = magazine
  if (!pdf) return null
  return (
    <div className="stack">
      <div className="btn-row">
        <ReadLink className="btn btn--submit" magazine={magazine} />
        <a className="btn btn--quiet" href={href('/magazine/:id/:slug/pdf', { id, slug })} rel="nofollow">
          <AnyIcon name="download" />
          Pdf, {fileSize(pdf.bytes)}
        </a>
      </div>
      {pdf.access !== 'free' && (
        <p className={accessKeyClass(pdf.access)}>
          {FOR_WHOM[pdf.access]}
          {pdf.access === 'subscriber' && (
            <>
              .{' '}
              <Link className="link" href={withReturn(href('/abonneren'), magazineHref(magazine))} rel="nofollow">
                Neem een abonnement
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  )
}
