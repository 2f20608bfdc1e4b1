import { type Patches, patchLibrary } from './patch-library.ts'

const ROUTE_WITHOUT_FILE = `error.name = 'ChunkLoadError'
return { default() { throw error }, clientAction: ({ serverAction }) => serverAction() }`

/**
 * What the browser's copy of React Router does otherwise, or not at all: features that are off here but decided at run time,
 * so that the bundler cannot leave them out. Each comment says what its replacements save on every page (Brotli); nothing that saves
 * less than half a kilobyte is replaced.
 */
export const routerPatches: Patches = {
  // React Router reloads the page when it cannot load the file of a route, also when the reader is typing and pressed a
  // button whose route has no page. Instead the route shows an error, and its action is the server's. Saves nothing.
  'dom/ssr/routeModules.js': [
    {
      find: /console\.error\(`Error loading[\s\S]*?new Promise\(\(\) => \{\}\);/g,
      replace: ROUTE_WITHOUT_FILE,
      count: 1,
    },
  ],
  // Its own links, which nothing uses (`ui/links/link.tsx`): the bundler assumes side effects. 1.9 kB
  'dom/lib.js': [
    {
      find: /^(const (?:Link|NavLink) = )(?=React\$1\.forwardRef)/gm,
      replace: '$1/* @__PURE__ */ ',
      count: 2,
    },
    { find: /^(?:Link|NavLink|HistoryRouter)\.displayName = .*$/gm, replace: '', count: 3 },
  ],
  'router/router.js': [
    // instrumentation, and another route matcher: 1.0 kB
    {
      find: /\bif \((?:init\.instrumentations|future\.unstable_routePatternMatching)\)/g,
      replace: 'if (false)',
      count: 3,
    },
    // the lazy discovery of routes (`routeDiscovery` in react-router.config.ts), here and in the two files below: 1.7 kB
    {
      find: /\bif \((?:isFogOfWar|fogOfWar\.active|init\.patchRoutesOnNavigation)\)/g,
      replace: 'if (false)',
      count: 4,
    },
    { find: /\bif \(!init\.patchRoutesOnNavigation\)/g, replace: 'if (true)', count: 1 },
  ],
  'dom/ssr/fog-of-war.js': [{ find: /(?<!function )\bisFogOfWarEnabled\(\w+, \w+\)/g, replace: 'false', count: 2 }],
  'dom/ssr/components.js': [
    { find: /(?<!function )\bisFogOfWarEnabled\(\w+, \w+\)/g, replace: 'false', count: 1 },
    // its prefetching, which knows no payloads (decision 066): 0.6 kB
    { find: /\bisPageLinkDescriptor\(link\) \?/g, replace: 'false ?', count: 1 },
  ],
  // errors of server components: 0.5 kB
  'hooks.js': [{ find: /\bif \(this\.context\b/g, replace: 'if (false', count: 2 }],
}

/** React Router in the browser, without what the site does not use. */
export const patchRouter = patchLibrary('gevel:router', '/react-router/dist/production/lib', routerPatches)
