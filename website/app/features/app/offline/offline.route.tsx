import { href } from '@gevel/contract/hrefs'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageMeta } from '../../../ui/page/page-meta.tsx'
import { InstallSection } from './install-section.tsx'
import { MissingPage } from './missing-page.tsx'
import { StoredPages } from './stored-pages.tsx'

/** `/offline`: what can be read without a connection, in place of a page that cannot; and how to install the site. */
export default function OfflineRoute() {
  return (
    <div className="wrap">
      <PageMeta
        title="Lezen zonder internet"
        description="Wat u op dit apparaat zonder internet kunt lezen, en hoe u de site op uw beginscherm zet."
        path={href('/offline')}
        noindex
      />
      <Breadcrumbs here="Lezen zonder internet" />
      <header className="page-head">
        <h1>Lezen zonder internet</h1>
        <p className="intro">
          De laatste pagina’s die u las en de artikelen die u bewaarde, staan op dit apparaat. Van artikelen voor
          abonnees is dat het deel dat iedereen mag lezen. Logt u uit, dan wordt alles gewist.
        </p>
      </header>
      <div className="stack gap-6 max-w-(--measure)">
        <MissingPage />
        <noscript>
          <p>Uw browser voert geen JavaScript uit. Zonder internet is de site dan niet te lezen.</p>
        </noscript>
        <StoredPages />
        <InstallSection />
      </div>
    </div>
  )
}
