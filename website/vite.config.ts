import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { devImages } from './server/dev-images.ts'
import { devPages } from './server/dev-pages.ts'
import { pdfFiles } from './server/files/pdf-files.ts'

/** The part of `ui` that every page loads: its weight is limited (e2e/budgets.ts). */
const SHARED_BY_PAGES =
  /\/app\/(root\.tsx|chrome\/(?!navigation\/prefetching\/|footer-content)|state\/(?!consent\/consent(?!-asked))|ui\/(?!blocks\/(?!gallery\.tsx|video\.tsx)|articles\/(?!access-key)|company|figures\/|map\/|bottom-bar\/|images\/(?:picture|image-variants|image-crop)|(?:use-)?current-section|section-nav|filter-fold|columns-for|faq|facts|people|empty-state|notice|links\/(leaving|phone-link|external-redirect)|page\/(pagination|page-numbers)|text\/(rich-text|plain-text|file-size))|request|routing\/urls\/return-path|features\/(editions|banners\/(?:ad-slot|page-banners)|reading-list\/reading-list-button))/

const PICTURES = /\/app\/ui\/images/

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

/** In production React Router still logs warnings for developers to a visitor's console: 1 kB on every page. */
const withoutRouterWarnings: Plugin = {
  name: 'without-router-warnings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.js$/ },
    handler: (code) => code.replace(/(?<!function )\bwarning\(/g, 'false && warning('),
  },
}

/**
 * Parts of React Router that are off here, but decided at runtime: instrumentation, its other route matcher, server
 * components, the lazy discovery of routes (`routeDiscovery` in react-router.config.ts), and its prefetching, which
 * knows no payloads (decision 066).
 */
const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/(router\/router|hooks|dom\/ssr\/(fog-of-war|components))\.js$/ },
    handler: (code) =>
      code
        .replace(/\bif \((?:init\.instrumentations|future\.unstable_routePatternMatching)\)/g, 'if (false)')
        .replace(/\bif \((?:isFogOfWar|fogOfWar\.active|init\.patchRoutesOnNavigation)\)/g, 'if (false)')
        .replace(/\bif \(!init\.patchRoutesOnNavigation\)/g, 'if (true)')
        .replace(/\bif \(rsc\)/g, 'if (false)')
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
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // a few files compress better than thirty small ones; a module is in the first group that matches
          groups: [
            { name: 'libraries', test: LIBRARIES },
            { name: 'site', test: SHARED_BY_PAGES },
            { name: 'pictures', test: PICTURES },
            { name: 'stories', test: STORIES },
            { name: 'texts', test: TEXTS },
          ],
        },
      },
    },
  },
})
