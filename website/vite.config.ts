import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { patchRouter } from './bundling/router-patches.ts'
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

export default defineConfig({
  plugins: [tailwindcss(), devPages(), reactRouter(), devImages(), pdfFiles(), plainDynamicImports, patchRouter],
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
