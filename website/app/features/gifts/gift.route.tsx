import type { OpenedGift } from '@gevel/contract/gifts'
import { href } from '@gevel/contract/hrefs'
import { data } from 'react-router'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { loadAround } from '../articles/article.loader.server.ts'
import { ArticleView } from '../articles/article-view.tsx'
import type { Route } from './+types/gift.route.ts'
import { openGift } from './gifts.server.ts'
import { useCountedOpening } from './use-counted-opening.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** No cache may have the article, and no search engine. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Opening the link changes and counts nothing: mail scanners and previews of chats open it too. */
export async function loader(args: Route.LoaderArgs) {
  const code = args.url.searchParams.get('code') ?? ''
  const opened = await load(args, openGift(args.request, code))
  if (typeof opened === 'string')
    return data({ closed: opened }, { status: opened === 'unknown' ? 404 : 410, headers: PRIVATE })
  const { article, giver, validUntil } = opened
  const page = await loadAround(args, article)
  return data({ page, giver, validUntil, code, edition: article.edition }, { headers: PRIVATE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const CLOSED = {
  expired: { title: 'Deze cadeaulink is verlopen', text: 'Vraag wie hem u gaf om een nieuwe.' },
  revoked: { title: 'Deze cadeaulink is ingetrokken', text: 'Wie hem u gaf, heeft hem ingetrokken.' },
  unknown: { title: 'Deze cadeaulink kennen wij niet', text: 'Misschien is de link afgebroken. Open hem nog eens.' },
} as const

/** `/cadeau?code=`: an article that a subscriber gave, whole, for anybody. */
export default function GiftRoute({ loaderData }: Route.ComponentProps) {
  if ('closed' in loaderData) return <ClosedGift why={loaderData.closed} />
  const { page, giver, validUntil, code } = loaderData
  return <ArticleView data={page} gift={<GiftNotice {...{ giver, validUntil, code }} />} />
}

function GiftNotice({ giver, validUntil, code }: Omit<OpenedGift, 'article'> & { code: string }) {
  useCountedOpening(code)
  return (
    <p className="notice notice--ok mt-6">
      <strong>{giver} geeft u dit artikel cadeau</strong>
      Het is voor abonnees. Met deze link leest u het tot en met {longDate(validUntil)} helemaal.
    </p>
  )
}

function ClosedGift({ why }: { why: keyof typeof CLOSED }) {
  const { title, text } = CLOSED[why]
  return (
    <div className="wrap">
      <PageMeta title={title} description={null} path={href('/cadeau')} noindex />
      <header className="page-head">
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <div className="btn-row">
        <Link className="btn btn--submit" href={href('/')}>
          Naar het nieuws
        </Link>
        <Link className="btn btn--quiet" href={href('/abonneren')}>
          Bekijk de abonnementen
        </Link>
      </div>
    </div>
  )
}
