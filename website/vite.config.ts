import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { devImages } from './server/dev-images.ts'
import { devPages } from './server/dev-pages.ts'
import { pdfFiles } from './server/files/pdf-files.ts'

/** The part of `ui` that every page loads: its weight is limited (e2e/budgets.ts). */
const SHARED_BY_PAGES =
  /\/app\/(root\.tsx|chrome\/(?!navigation\/prefetching\/|footer-content|late-parts)|state\/(?!consent\/consent(?!-asked)|unsent-texts)|ui\/(?!blocks\/(?!gallery\.tsx|video\.tsx)|articles\/(?!access-key)|company|figures\/|map\/|bottom-bar\/|images\/(?:picture|image-variants|image-crop)|(?:use-)?current-section|filter-group|orders|section-nav|filter-fold|columns-for|faq|facts|people|empty-state|notice|links\/(leaving|phone-link|external-redirect)|page\/(pagination|page-numbers)|text\/(rich-text|plain-text|file-size))|request|routing\/urls\/return-path|features\/(editions|banners\/(?:ad-slot|page-banners)|reading-list\/reading-list-button))/

const PICTURES = /\/app\/ui\/images/

/** What a few pages need of a feature whose public file every page loads. */
const SEARCH_TEXTS = /\/app\/features\/search\/results\/search-texts/

/** What every page loads a second after it has started. */
const LATE =
  /\/app\/(chrome\/(late-parts|navigation\/prefetching)|features\/(statistics\/(?!auth-events|report-install)|app\/(app|register-worker|use-)|app\/install\/(use-install-offer|page-count))|state\/consent\/consent(?!-asked)|stored-pages\/messages)/

/** Lists of articles, companies, events and vacancies, with what is around them. */
const STORIES =
  /\/app\/(ui\/(articles|company|text\/plain-text|faq|empty-state|filter-fold|section-nav)|features\/(vacancies\/vacancy-(mini|facts|logo)|events\/agenda-item|directory\/(kind-index-titles|company-list|map-drawing)))/

/** The texts of articles and pages. */
const TEXTS =
  /\/app\/(features\/auth\/access-options|ui\/(facts|blocks\/(body-blocks|callout|file-download|image-figure|related-story)|text\/(rich-text|file-size)))/

/**
 * All but what forms load when they are touched, charts when the browser renders them, the reader of the magazine, and
 * notifications by Firebase.
 */
const LIBRARIES =
  /node_modules\/(?!@formkit|ibantools|altcha-lib|d3-|internmap|pdfjs-dist|@firebase|idb)|rolldown.runtime/

const PRELOAD_HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  error.name = 'ChunkLoadError'
  throw error
})`

const ROUTE_WITHOUT_FILE = `error.name = 'ChunkLoadError'
return { default() { throw error }, clientAction: ({ serverAction }) => serverAction() }`

/**
 * Lazy files need no styles of their own, and their dependencies are already loaded: Vite's preload helper would be
 * dead weight on every page. A file that does not load is an error with a name (chrome/new-build/use-chunk-reload.ts).
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD_HELPER : undefined),
}

/**
 * React Router reloads the page when it cannot load the file of a route, also when the reader is typing and pressed a
 * button whose route has no page. With this a route without its file shows an error, and its action is the server's.
 */
const withoutRouterReload: Plugin = {
  name: 'without-router-reload',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/dom\/ssr\/routeModules\.js$/ },
    handler(code) {
      const changed = code.replace(
        /console\.error\(`Error loading[\s\S]*?new Promise\(\(\) => \{\}\);/,
        ROUTE_WITHOUT_FILE,
      )
      if (changed === code) this.error('React Router handles a missing route file in another way')
      return changed
    },
  },
}

/**
 * Nothing uses React Router's own links (`ui/links/link.tsx`); without this mark the bundler assumes side effects and
 * includes their code.
 */
const withoutRouterLinks: Plugin = {
  name: 'without-router-links',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/dom\/lib\.js$/ },
    handler: (code) =>
      code
        .replace(/^(const (?:Link|NavLink) = )(?=React\$1\.forwardRef)/gm, '$1/* @__PURE__ */ ')
        .replace(/^(?:Link|NavLink|HistoryRouter)\.displayName = .*$/gm, ''),
  },
}

/** In production React Router still has its warnings for developers, and logs some to a visitor's console: 1 kB on every page. */
const withoutRouterWarnings: Plugin = {
  name: 'without-router-warnings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.js$/ },
    handler: (code) =>
      code
        .replace(/(?<!function )\b(warning|warnOnce)\(/g, 'false && $1(')
        .replace(/(?<=let heyDeveloper = )[^;]*createElement[^`]*`[^`]*` \}\s*\}\)/, 'null'),
  },
}

/**
 * Parts of React Router that are off here, but decided at runtime: instrumentation, its other route matcher, server
 * components, the lazy discovery of routes (`routeDiscovery` in react-router.config.ts), its prefetching, which
 * knows no payloads (decision 066), view transitions, blockers and changed routes, which nothing here asks for, and the
 * error page and fallback of a root that has none of its own.
 */
const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: /\/react-router\/dist\/.*\/(router\/router|hooks|components|dom\/ssr\/(fog-of-war|components|routes))\.js$/,
    },
    handler: (code) =>
      code
        .replace(/\bif \((?:init\.instrumentations|future\.unstable_routePatternMatching)\)/g, 'if (false)')
        .replace(/\bif \((?:isFogOfWar|fogOfWar\.active|init\.patchRoutesOnNavigation)\)/g, 'if (false)')
        .replace(/\bif \(!init\.patchRoutesOnNavigation\)/g, 'if (true)')
        .replace(/\bif \(rsc\)/g, 'if (false)')
        .replace(/\bif \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)')
        .replace(
          /\bif \((?:vtContext\.isTransitioning|renderDfd|!vtContext\.isTransitioning) && [^\n]*?\) (?=\{|setRenderDfd|renderDfd)/g,
          'if (false) ',
        )
        .replace(/\bif \(pendingViewTransitionEnabled\)/g, 'if (false)')
        .replace(
          /\bif \(pendingAction === "POP" && !isUninterruptedRevalidation && location !== state\.location\)/g,
          'if (false)',
        )
        .replace(/\bif \(isBrowser\) (?=\{\s+restoreAppliedTransitions)/g, 'if (false) ')
        .replace(/: route\.id === "root" \? /g, ': false ? ')
        .replace(/\bif \(blockerKey\b/g, 'if (false && blockerKey')
        .replace(/(?<=function (?:_internalSetRoutes|patchRoutes)\([^\n]*\) \{\n)/g, 'return\n')
        .replace(/\bisPageLinkDescriptor\(link\) \?/g, 'false ?')
        .replace(/\bif \(this\.context\b/g, 'if (false')
        .replace(/(?<!function )\bisFogOfWarEnabled\(\w+, \w+\)/g, 'false'),
  },
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    devPages(),
    reactRouter(),
    devImages(),
    pdfFiles(),
    plainDynamicImports,
    withoutRouterReload,
    withoutRouterLinks,
    withoutRouterWarnings,
    withoutUnusedRouter,
  ],
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // a few files compress better than thirty small ones; a module is in the first group that matches
              groups: [
                { name: 'libraries', test: LIBRARIES },
                { name: 'search-texts', test: SEARCH_TEXTS },
                { name: 'site', test: SHARED_BY_PAGES },
                { name: 'late', test: LATE },
                { name: 'pictures', test: PICTURES },
                { name: 'stories', test: STORIES },
                { name: 'texts', test: TEXTS },
              ],
            },
          },
        },
      },
    },
  },
})
