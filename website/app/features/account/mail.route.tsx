import { preserveInput } from '../../forms/preserve-input.ts'
import { load } from '../../routing/load.server.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import sectionStyles from '../../styles/features/account-sections.css?url'
import type { Route } from './+types/mail.route.ts'
import { loadMail } from './account.server.ts'
import { actOnAccount } from './account-action.server.ts'
import { AccountScreen } from './account-screen.tsx'
import { FollowedMailSection } from './followed-mail-section.tsx'
import { NewslettersSection } from './newsletters-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { VacancyAlertsSection } from './vacancy-alerts-section.tsx'

export const links = styleSheets(sectionStyles)

export function loader(args: Route.LoaderArgs) {
  return load(args, loadMail(args))
}

export function action(args: Route.ActionArgs) {
  return actOnAccount(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const SECTIONS = [
  { id: 'nieuwsbrieven', title: 'Nieuwsbrieven' },
  { id: 'volgmail', title: 'Mail over wat u volgt' },
  { id: 'vacaturemail', title: 'Vacatures per mail' },
  { id: 'meldingen', title: 'Meldingen' },
]

/** `/account/mail`: what the reader gets by mail and on its devices. */
export default function MailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, newsletters, rhythms, followedMail, alerts } = loaderData
  return (
    <AccountScreen screen="/account/mail" frame={frame} result={actionData} sections={SECTIONS}>
      <NewslettersSection lists={newsletters} rhythms={rhythms} />
      <FollowedMailSection rhythm={followedMail} />
      <VacancyAlertsSection alerts={alerts} />
      <NotificationsSection />
    </AccountScreen>
  )
}
