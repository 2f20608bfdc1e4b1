import type { Edition } from '@gevel/contract/editions'
import { href } from '@gevel/contract/hrefs'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import { redirect } from 'react-router'
import { preserveInput } from '../../forms/preserve-input.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import { doneNotice } from '../../routing/done-notice.ts'
import { load } from '../../routing/load.server.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import newsletterStyles from '../../styles/features/newsletter.css?url'
import styles from '../../styles/features/own-news.css?url'
import { ExternalRedirect } from '../../ui/links/external-redirect.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { SectionNav } from '../../ui/section-nav.tsx'
import { longDate } from '../../ui/text/dates.ts'
import type { Route } from './+types/account.route.ts'
import { loadAccount } from './account.server.ts'
import { actOnAccount } from './account-action.server.ts'
import { undoDeletionForm } from './account-forms.ts'
import { AccountContext, OwnForm } from './account-view.tsx'
import { CommentsSection } from './comments-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { FollowedMailSection } from './followed-mail-section.tsx'
import { FollowedSection } from './followed-section.tsx'
import { LogInMethodsSection } from './log-in-methods-section.tsx'
import { NewslettersSection } from './newsletters-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonalDataSection } from './personal-data-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SavedSearchesSection } from './saved-searches-section.tsx'
import { SavedSection } from './saved-section.tsx'
import { SavedVacanciesSection } from './saved-vacancies-section.tsx'
import { VacancyAlertsSection } from './vacancy-alerts-section.tsx'

export const handle: RouteHandle = { query: ['p'] }

export const links = styleSheets(styles, newsletterStyles)

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

const PARTS = [
  { id: 'volgt', title: 'Mijn Gevel' },
  { id: 'bewaard', title: 'Bewaarde artikelen' },
  { id: 'zoekvragen', title: 'Bewaarde zoekvragen' },
  { id: 'volgmail', title: 'Mail over wat u volgt' },
  { id: 'nieuwsbrieven', title: 'Nieuwsbrieven' },
  { id: 'vacaturemail', title: 'Vacatures per mail' },
  { id: 'reacties', title: 'Reacties' },
  { id: 'meldingen', title: 'Meldingen' },
  { id: 'profiel', title: 'Profiel' },
  { id: 'e-mailadres', title: 'E-mailadres' },
  { id: 'wachtwoord', title: 'Wachtwoord' },
  { id: 'inlogmethoden', title: 'Inlogmethoden' },
  { id: 'apparaten', title: 'Apparaten' },
  { id: 'gegevens', title: 'Uw gegevens' },
]

/** `/account`: the account in sections. */
export default function AccountRoute({ loaderData: { done, ...data }, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData)
  // `leaving` for a provider to link, to which the browser navigates now
  const { leaving, failure } = result && 'redirectTo' in result ? { leaving: result } : { failure: result }
  const { account, ways } = data
  const view = { account, done: leaving ? null : done, failure }
  const parts = PARTS.filter(({ id }) => id !== 'inlogmethoden' || ways.length > 0)
  return (
    <div className="wrap">
      <PageMeta title="Mijn account" description={null} path={href('/account')} noindex />
      <header className="page-head">
        <h1>Mijn account</h1>
        <p>{account.email}</p>
        <p>
          {accessSentence(data.reader, data.editionNames)}
          {data.reader === 'account' ? (
            <>
              {' '}
              <Link className="link" href={href('/abonneren')}>
                Bekijk de abonnementen
              </Link>
              .
            </>
          ) : (
            <>
              {' '}
              <Link className="link" href={href('/account/cadeaus')}>
                Geef artikelen cadeau
              </Link>
              .
            </>
          )}
        </p>
        <p className="facts">
          <Link className="link" href={href('/account/abonnement')}>
            Abonnement en facturen
          </Link>
          <Link className="link" href={href('/inschrijvingen')}>
            Mijn inschrijvingen
          </Link>
          {data.reader !== 'account' && (
            <Link className="link" href={href('/account/cadeaus')}>
              Artikelen cadeau
            </Link>
          )}
        </p>
      </header>
      {leaving && (
        <div className="mb-6">
          <ExternalRedirect
            to={leaving.redirectTo}
            label={ways.find(({ name }) => name === leaving.provider)?.label ?? leaving.provider}
          />
        </div>
      )}
      {done && !done.part && !failure && !leaving && (
        <div className="mb-6">
          <Notice title={done.title} takesFocus>
            {done.text}
          </Notice>
        </div>
      )}
      {account.deletionAt && (
        <div className="notice notice--err mb-6">
          <strong>Uw account wordt op {longDate(account.deletionAt)} verwijderd</strong>
          <AccountContext value={view}>
            <OwnForm part="gegevens" schema={undoDeletionForm}>
              <button className="btn btn--quiet" type="submit">
                Toch behouden
              </button>
            </OwnForm>
          </AccountContext>
        </div>
      )}
      <div className="columns">
        <SectionNav sections={parts} place="beside" label="Account" className="lg:col-span-3" />
        <div className="joint stack-lg lg:col-span-9">
          <AccountContext value={view}>
            <FollowedSection followed={data.followed} news={data.news} />
            <SavedSection articles={data.saved} pagination={data.pagination} />
            <SavedVacanciesSection vacancies={data.vacancies} />
            <SavedSearchesSection searches={data.searches} />
            <FollowedMailSection rhythm={data.followedMail} />
            <NewslettersSection lists={data.newsletters} />
            <VacancyAlertsSection alerts={data.alerts} />
            <CommentsSection comments={data.comments} total={data.commentsTotal} />
            <NotificationsSection />
            <ProfileSection />
            <EmailSection change={data.emailChange} />
            <PasswordSection />
            {ways.length > 0 && <LogInMethodsSection ways={ways} />}
            <DevicesSection sessions={data.sessions} />
            <PersonalDataSection />
          </AccountContext>
        </div>
      </div>
    </div>
  )
}

function accessSentence(reader: ReaderAccess, names: Readonly<Record<Edition, string>>): string {
  if (reader === 'account') return 'U hebt geen abonnement. Van artikelen voor abonnees leest u het begin.'
  return reader === 'mix'
    ? 'U hebt een abonnement en leest alles.'
    : `U hebt een abonnement op ${names[reader]} en leest daar alles.`
}
