import type { ReactNode } from 'react'
import { nl } from './dutch-texts'
import { type RouterFactory, replaceAuthPages } from './editors/auth/auth-routes'
import { withOwnPanels } from './form-panels'
import { homeWidgets } from './home-widgets'
import { columnsHook, formatColumns } from './list-columns'
import logo from './logo/logo.svg'
import styles from './look/strapi.css?inline'
import { theme } from './look/theme'
import { screens } from './screens'
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
  addMenuLink(link: (typeof screens)[number]): void
  addMiddlewares(middlewares: (typeof watchSaves)[]): void
  widgets: {
    register(change: <Widget>(widgets: Widget[]) => (Widget | (typeof homeWidgets)[number])[]): void
  }
  registerHook(name: string, hook: typeof formatColumns): void
  getPlugin(name: 'content-manager'): {
    apis: {
      addEditViewSidePanel(change: typeof withOwnPanels): void
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
    for (const screen of screens) app.addMenuLink(screen)
    app.addMiddlewares([watchSaves])
    app.widgets.register((widgets) => [...homeWidgets, ...widgets])
  },
  bootstrap(app: StrapiAdmin) {
    app.registerHook(columnsHook, formatColumns)
    const contentManager = app.getPlugin('content-manager')
    contentManager.apis.addEditViewSidePanel(withOwnPanels)
    contentManager.injectComponent('editView', 'right-links', { name: 'save-trouble', Component: SaveFailureMessage })
    updateStoreAfterSaves()
    sendFormHeaders()
    replaceTitle()
    new MutationObserver(replaceTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
  },
}

/** Adds our styles to the page: Strapi's own page of the admin links no style sheet of the build. */
function addStyles(): void {
  const element = document.createElement('style')
  element.textContent = styles
  document.head.append(element)
}
