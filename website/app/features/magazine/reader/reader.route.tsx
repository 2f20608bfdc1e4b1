import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import { idParamSchema } from '../../../routing/urls/params.ts'
import type { Route } from './+types/reader.route.ts'
import { findReader } from './reader.server.ts'
import { ReaderPage } from './reader-page.tsx'
import { pageOf } from './reader-pages.ts'

/** Which pages it shows depends on the visitor. */
export const handle: RouteHandle = { layout: 'empty', query: ['p', 'q'] }

export { readerStyles as links } from './reader-styles.ts'

const mostPages = 9_999

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params } = args
  const id = routeParam(url, idParamSchema, params.id)
  const q = url.searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const reader =
    (await load(args, findReader(request, id, { page: pageOf(url.search, mostPages), q }))) ?? pageNotFound(url)
  redirectToCanonical(url, href('/magazine/:id/:slug/lezen', { id, slug: reader.slug }))
  return { reader, q }
}

/** The pages of an issue. */
export default function ReaderRoute({ loaderData: { reader, q } }: Route.ComponentProps) {
  return <ReaderPage key={reader.pdf.version} reader={reader} q={q} />
}
