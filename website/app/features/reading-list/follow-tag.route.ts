import { redirect } from 'react-router'
import type { Route } from './+types/follow-tag.route.ts'
import { keep } from './keep.server.ts'

export const loader = () => redirect('/account#volgt')

export async function action({ request }: Route.ActionArgs) {
  return keep(request, '/account/followed-tags')
}
