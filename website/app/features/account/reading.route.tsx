import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { preserveInput } from '../../forms/preserve-input.ts'
import { load } from '../../routing/load.server.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import sectionStyles from '../../styles/features/account-sections.css?url'
import styles from '../../styles/features/own-news.css?url'
import type { Route } from './+types/reading.route.ts'
import { loadReading } from './account.server.ts'
import { actOnAccount } from './account-action.server.ts'
import { AccountScreen } from './account-screen.tsx'
import { CommentsSection } from './comments-section.tsx'
import { FollowedSection } from './followed-section.tsx'
import { SavedSearchesSection } from './saved-searches-section.tsx'
import { SavedSection } from './saved-section.tsx'
import { SavedVacanciesSection } from './saved-vacancies-section.tsx'

export const handle: RouteHandle = { query: ['p'] }

export const links = styleSheets(sectionStyles, styles)

export async function loader(args: Route.LoaderArgs) {
  const page = pageNumberOf(args.url)
  const reading = await load(args, loadReading(args, page))
  const { pageCount } = reading.pagination
  // removing the last saved article of a page leaves an invalid page number, not an empty list
  if (page > Math.max(1, pageCount)) throw redirect(href('/account/lezen') + (pageCount > 1 ? `?p=${pageCount}` : ''))
  return reading
}

export function action(args: Route.ActionArgs) {
  return actOnAccount(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const SECTIONS = [
  { id: 'volgt', title: 'Mijn Gevel' },
  { id: 'bewaard', title: 'Bewaarde artikelen' },
  { id: 'vacatures', title: 'Bewaarde vacatures' },
  { id: 'zoekvragen', title: 'Bewaarde zoekvragen' },
  { id: 'reacties', title: 'Reacties' },
]

/** `/account/lezen`: what the reader follows, saved and wrote. */
export default function ReadingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, followed, news, saved, pagination, vacancies, searches, comments, commentsTotal } = loaderData
  return (
    <AccountScreen screen="/account/lezen" frame={frame} result={actionData} sections={SECTIONS}>
      <FollowedSection followed={followed} news={news} />
      <SavedSection articles={saved} pagination={pagination} />
      <SavedVacanciesSection vacancies={vacancies} />
      <SavedSearchesSection searches={searches} />
      <CommentsSection comments={comments} total={commentsTotal} />
    </AccountScreen>
  )
}
