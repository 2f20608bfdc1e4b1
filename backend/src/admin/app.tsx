import type { ReactNode } from 'react'
import { auditLogLink } from './audit-log/audit-log-link'
import { withResultsPanel } from './banners/banner-parts'
import { bannerReportLink } from './banners/report-link'
import { commentsLink, commentsOnFirstScreen } from './comments/comments-link'
import { nl } from './dutch-texts'
import { type RouterFactory, replaceAuthPages } from './editors/auth/auth-routes'
import { securityLink } from './editors/security/security-link'
import { figuresLink } from './figures/figures-link'
import { withPdfPanel } from './issue-pdf/pdf-parts'
import { columnsHook, formatColumns } from './list-columns'
import logo from './logo/logo.svg'
import { addStyles } from './look/add-styles'
import { theme } from './look/theme'
import { plansOnFirstScreen, withPlanPanel } from './planning/planning-parts'
import { withLinksPanel } from './previews/preview-parts'
import { withNoticePanel } from './push/push-parts'
import { searchMissesLink } from './search-misses/search-misses-link'
import { statisticsLink } from './statistics/screen/statistics-link'
import { watchSaves } from './unsaved-text/save-failure'
import { SaveFailureMessage } from './unsaved-text/save-failure-message'
import { sendFormHeaders, updateStoreAfterSaves } from './unsaved-text/saves'

/** The admin stores its language here; it has no value before the first log-in. */
const languageKey = 'strapi-admin-language'
const title = 'Gevel'

/** Strapi's advertisement for its new media library; the last part stands for an installation without telemetry. */
const seenBanner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:false'

localStorage.setItem(seenBanner, 'true')
if (!localStorage.getItem(languageKey)) localStorage.setItem(languageKey, 'nl')

/** The part of Strapi's admin that we call. */
interface StrapiAdmin {
  router: RouterFactory
  addMenuLink(
    link:
      | typeof bannerReportLink
      | typeof commentsLink
      | typeof figuresLink
      | typeof searchMissesLink
      | typeof securityLink
      | typeof statisticsLink
      | typeof auditLogLink,
  ): void
  addMiddlewares(middlewares: (typeof watchSaves)[]): void
  widgets: {
    register(
      change: <Widget>(widgets: Widget[]) => (Widget | typeof commentsOnFirstScreen | typeof plansOnFirstScreen)[],
    ): void
  }
  registerHook(name: string, hook: typeof formatColumns): void
  getPlugin(name: 'content-manager'): {
    apis: {
      addEditViewSidePanel(
        change:
          | typeof withLinksPanel
          | typeof withPlanPanel
          | typeof withPdfPanel
          | typeof withNoticePanel
          | typeof withResultsPanel,
      ): void
    }
    injectComponent(view: 'editView', place: 'right-links', part: { name: string; Component: () => ReactNode }): void
  }
}

/** Removes "| Strapi" from the titles of pages. */
function replaceTitle() {
  const named = document.title.replaceAll('Strapi', title)
  if (named !== document.title) document.title = named
}

export default {
  config: {
    auth: { logo },
    menu: { logo },
    theme,
    locales: ['nl'],
    translations: { nl },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiAdmin) {
    addStyles()
    replaceAuthPages(app.router)
    app.addMenuLink(statisticsLink)
    app.addMenuLink(commentsLink)
    app.addMenuLink(figuresLink)
    app.addMenuLink(searchMissesLink)
    app.addMenuLink(bannerReportLink)
    app.addMenuLink(securityLink)
    app.addMenuLink(auditLogLink)
    app.addMiddlewares([watchSaves])
    app.widgets.register((widgets) => [commentsOnFirstScreen, plansOnFirstScreen, ...widgets])
  },
  bootstrap(app: StrapiAdmin) {
    app.registerHook(columnsHook, formatColumns)
    const contentManager = app.getPlugin('content-manager')
    contentManager.apis.addEditViewSidePanel(withLinksPanel)
    contentManager.apis.addEditViewSidePanel(withPlanPanel)
    contentManager.apis.addEditViewSidePanel(withPdfPanel)
    contentManager.apis.addEditViewSidePanel(withNoticePanel)
    contentManager.apis.addEditViewSidePanel(withResultsPanel)
    contentManager.injectComponent('editView', 'right-links', { name: 'save-trouble', Component: SaveFailureMessage })
    updateStoreAfterSaves()
    sendFormHeaders()
    replaceTitle()
    new MutationObserver(replaceTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
  },
}
