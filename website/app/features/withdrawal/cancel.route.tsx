import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { fetchSite } from '../../content/site.server.ts'
import { load } from '../../routing/load.server.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { withReturn } from '../../routing/urls/return-path.ts'
import { loadUser } from '../../session/load-user.server.ts'
import styles from '../../styles/features/withdraw.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '../../ui/links/link.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/cancel.route.ts'

export const links = styleSheets(styles)

/** `/opzeggen`: readers who are logged in cancel at their account; others read how. */
export async function loader(args: Route.LoaderArgs) {
  if (await loadUser(args)) throw redirect(href('/account/abonnement'))
  const { publisher } = await load(args, fetchSite(args.request))
  return { publisher }
}

const TITLE = 'Opzeggen'
const INTRO = 'U kunt een abonnement elke dag opzeggen, zonder reden. U leest door tot de dag die u daarbij ziet.'

export default function CancelRoute({ loaderData: { publisher } }: Route.ComponentProps) {
  const { email, street, postcode, city } = publisher.address
  return (
    <div className="wrap">
      <PageMeta title={TITLE} description={INTRO} path={href('/opzeggen')} />
      <Breadcrumbs here={TITLE} />
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>{INTRO}</p>
      </header>
      <div className="columns">
        <section className="stack lg:col-span-7" aria-labelledby="zelf">
          <h2 id="zelf">Meteen, via uw account</h2>
          <p>Log in. U komt direct bij uw abonnement, waar u opzegt en ziet tot wanneer u leest.</p>
          <div className="btn-row">
            <Link className="btn btn--submit" href={withReturn(href('/inloggen'), href('/account/abonnement'))}>
              Log in en zeg op
            </Link>
            <Link className="btn btn--quiet" href={href('/wachtwoord-vergeten')}>
              Wachtwoord vergeten
            </Link>
          </div>
        </section>
        <aside className="joint stack lg:col-span-5" aria-label="Anders opzeggen">
          <section aria-labelledby="anders">
            <h2 id="anders" className="text-lg">
              Zonder account
            </h2>
            <ul className="courses afterwards">
              <li>
                <strong>Met het formulier</strong>
                <p className="serif">
                  Schrijf op de{' '}
                  <Link className="link" href={href('/contact')}>
                    contactpagina
                  </Link>{' '}
                  dat u opzegt, met uw naam en uw bestel- of abonneenummer.
                </p>
              </li>
              {email && (
                <li>
                  <strong>Per mail</strong>
                  <p className="serif">
                    <a className="link" href={`mailto:${email}?subject=Opzegging`}>
                      {email}
                    </a>
                  </p>
                </li>
              )}
              <li>
                <strong>Per post</strong>
                <p className="serif">
                  {[publisher.name, street, [postcode?.replace(' ', '\u00a0'), city].filter(Boolean).join(' ')]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </li>
            </ul>
          </section>
          <p className="notice">
            <strong>Nog in de bedenktijd?</strong>
            Dan kunt u de bestelling{' '}
            <Link className="link" href={href('/herroepen')}>
              hier herroepen
            </Link>{' '}
            en krijgt u uw geld terug.
          </p>
        </aside>
      </div>
    </div>
  )
}
