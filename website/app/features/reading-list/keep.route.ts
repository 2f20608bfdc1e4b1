import { redirect } from 'react-router'
import type { Route } from './+types/keep.route.ts'
import { keep } from './keep.server.ts'

export const loader = () => redirect('/account#bewaard')

export async function action({ request }: Route.ActionArgs) {
  return keep(request)
}
