import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { preserveInput } from '../../forms/preserve-input.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { doneNotice } from '../../routing/done-notice.ts'
import { load } from '../../routing/load.server.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/account.route.ts'
import { loadAccount } from './account.server.ts'
import { actOnAccount } from './account-action.server.ts'
import { AccountPage } from './account-page.tsx'

export const handle: RouteHandle = { query: ['p'] }

export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args
  const page = pageNumberOf(url)
  const account = await load(args, loadAccount(request, page))
  const { pageCount } = account.pagination
  // removing the last saved article of a page leaves an invalid page number, not an empty list
  if (page > Math.max(1, pageCount)) throw redirect(href('/account') + (pageCount > 1 ? `?p=${pageCount}` : ''))
  return { ...account, done: doneNotice(url) }
}

export function action(args: Route.ActionArgs) {
  return actOnAccount(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  const { leaving, failure } = result && 'redirectTo' in result ? { leaving: result } : { failure: result }
  return <AccountPage {...loaderData} failure={failure} leaving={leaving} />
}
