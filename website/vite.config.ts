import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { devImages } from './server/dev-images.ts'
import { devPages } from './server/dev-pages.ts'

/** Of `ui` only what an article draws: its weight has a ceiling (e2e/budgets.ts). */
const SHARED_BY_PAGES =
  /\/app\/(root\.tsx|chrome|state|ui\/(?!blocks\/chart|faq|facts|people|plain-text|phone-link|headline|pagination|empty-state)|request|features\/(editions|reading-list\/keep-button|auth\/return-path|vacancies\/vacancy-(mini|facts|logo)))/

/** All but what forms load only when somebody touches one. */
const LIBRARIES = /node_modules\/(?!@formkit|ibantools|altcha-lib)|rolldown.runtime/

/**
 * Files that come later need no styles of their own, and what they need beside is there already: Vite's helper that loads both ahead
 * would be dead weight on every page.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** React Router's own links are used by nobody here (`ui/link.tsx`); without a mark the build takes what makes them for needed. */
const withoutRouterLinks: Plugin = {
  name: 'without-router-links',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/dom\/lib\.js$/ },
    handler: (code) =>
      code
        .replace(/^(const (?:Link|NavLink) = )(?=React\$1\.forwardRef)/gm, '$1/* @__PURE__ */ ')
        .replace(/^(?:Link|NavLink)\.displayName = .*$/gm, ''),
  },
}

/** In production React Router still tells a visitor's console what a developer should mend: 1 kB on every page. */
const withoutRouterWarnings: Plugin = {
  name: 'without-router-warnings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.js$/ },
    handler: (code) => code.replace(/(?<!function )\bwarning\(/g, 'false && warning('),
  },
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    devPages(),
    reactRouter(),
    devImages(),
    plainDynamicImports,
    withoutRouterLinks,
    withoutRouterWarnings,
  ],
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what nearly every page needs, in two files: they compress better than thirty small ones
          groups: [
            { name: 'libraries', test: LIBRARIES },
            { name: 'site', test: SHARED_BY_PAGES },
          ],
        },
      },
    },
  },
})
