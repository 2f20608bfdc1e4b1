import { preserveInput } from '../../forms/preserve-input.ts'
import { load } from '../../routing/load.server.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import sectionStyles from '../../styles/features/account-sections.css?url'
import type { Route } from './+types/account.route.ts'
import { loadProfile } from './account.server.ts'
import { actOnAccount } from './account-action.server.ts'
import { AccountScreen } from './account-screen.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LogInMethodsSection } from './log-in-methods-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonalDataSection } from './personal-data-section.tsx'
import { ProfileSection } from './profile-section.tsx'

export const links = styleSheets(sectionStyles)

export function loader(args: Route.LoaderArgs) {
  return load(args, loadProfile(args))
}

export function action(args: Route.ActionArgs) {
  return actOnAccount(args)
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>

const SECTIONS = [
  { id: 'profiel', title: 'Profiel' },
  { id: 'e-mailadres', title: 'E-mailadres' },
  { id: 'wachtwoord', title: 'Wachtwoord' },
  { id: 'inlogmethoden', title: 'Inlogmethoden' },
  { id: 'apparaten', title: 'Apparaten' },
  { id: 'gegevens', title: 'Uw gegevens' },
]

/** `/account`: who the reader is, and how it logs in. */
export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, emailChange, ways, sessions } = loaderData
  const sections = SECTIONS.filter(({ id }) => id !== 'inlogmethoden' || ways.length > 0)
  return (
    <AccountScreen screen="/account" frame={frame} result={actionData} providers={ways} sections={sections}>
      <ProfileSection />
      <EmailSection change={emailChange} />
      <PasswordSection />
      {ways.length > 0 && <LogInMethodsSection ways={ways} />}
      <DevicesSection sessions={sessions} />
      <PersonalDataSection />
    </AccountScreen>
  )
}
