// The import rule of docs/where-code-lives.md. `npm test` also plants a violation of each rule and expects it to be found.

const app = '^website/app/'
/** The pages of a feature, and what is in a folder of a folder: parts of one page. */
const ownOfFeature = [`${app}features/.+\\.route\\.tsx?$`, `${app}features/[^/]+/[^/]+/.+/`]

/**
 * The layers of the website's `app/`, the lowest first (decision 049). A folder imports only from folders that are listed before it, in
 * its own layer or below. A feature is listed when others use it; another one imports from all features, and only the program knows it. Any
 * other new folder is an error until it is listed.
 */
const websiteLayers = [
  // foundation: independent of the backend
  'config request state stored-door stored-pages styles',
  // platform: what every feature uses; `ui` comes before `content` because it only renders
  'ui content session routing forms bot-check',
  // features
  `features/editions features/previews features/consent features/push features/redirects features/banners features/auth features/comments
   features/statistics features/reading-list features/vacancies features/newsletter features/search features/articles features/events features/directory features/figures features/magazine features/tags features/pages features/invitations`,
  // program: what surrounds the features
  'chrome document gallery service-worker',
].map((folders) => folders.split(/\s+/))

/** The files that are in no folder belong to the highest layer. */
const appFiles = `${app}[^/]+$`

/** @param {readonly string[]} folders */
const appFolders = (folders) => `${app}(${folders.join('|')})/`
const listedInWebsite = websiteLayers.flat()
const unlistedInWebsite = { path: app, pathNot: [appFiles, appFolders(listedInWebsite), `${app}features/[^/]+/`] }
const leafFeatures = { path: `${app}features/([^/]+)/`, pathNot: appFolders(listedInWebsite) }
const websiteProgram = websiteLayers.at(-1) ?? []
const belowWebsiteProgram = websiteLayers.slice(0, -1).flat()

const backend = '^backend/src/'
/** The layers of the backend, the lowest first (decision 046). `api`, `extensions` and `middlewares` are where Strapi looks for its parts. */
const backendLayers = ['platform', 'content', 'ledger', 'features', '(api|extensions|middlewares)']
/** Programs in the browser, and schemas: no code of the backend. */
const besideBackend = `${backend}(admin|components)/`
/** The files that are in no folder put the features together. */
const backendFiles = `${backend}[^/]+$`
/** What a feature adds to the shared parts. */
const declarations = `${backend}.+/feature\\.ts$`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...[
      { from: { path: `${app}features/([^/]+)/` }, to: { path: ownOfFeature, pathNot: `${app}features/$1/` } },
      { from: { path: app, pathNot: `${app}features/` }, to: { path: ownOfFeature } },
    ].map((rule) => ({
      name: 'the-pages-of-a-feature-and-their-parts-are-its-own',
      severity: /** @type {const} */ ('error'),
      ...rule,
    })),
    ...listedInWebsite.map((folder, index) => ({
      name: 'a-folder-of-the-website-imports-only-those-before-it',
      severity: /** @type {const} */ ('error'),
      from: { path: appFolders([folder]) },
      to: { path: [appFiles, appFolders(listedInWebsite.slice(index + 1))] },
    })),
    {
      name: 'a-feature-of-the-website-that-is-not-listed-knows-no-program',
      severity: 'error',
      from: leafFeatures,
      to: { path: [appFiles, appFolders(websiteProgram)] },
    },
    ...[
      { from: { path: appFolders(belowWebsiteProgram) }, to: leafFeatures },
      {
        from: { path: leafFeatures.path },
        to: { ...leafFeatures, pathNot: [leafFeatures.pathNot, `${app}features/$1/`] },
      },
    ].map((rule) => ({
      name: 'a-feature-of-the-website-that-others-use-is-listed',
      severity: /** @type {const} */ ('error'),
      ...rule,
    })),
    ...[
      { from: unlistedInWebsite, to: {} },
      { from: {}, to: unlistedInWebsite },
    ].map((rule) => ({
      name: 'every-folder-of-the-website-is-listed',
      severity: /** @type {const} */ ('error'),
      ...rule,
    })),
    {
      name: 'folders-of-the-website-form-no-cycle',
      scope: 'folder',
      severity: 'error',
      from: { path: '^website/' },
      to: { circular: true },
    },
    {
      name: 'the-app-does-not-know-its-server',
      severity: 'error',
      from: { path: app },
      to: { path: '^website/(?!app/)' },
    },
    {
      name: 'the-server-does-not-know-the-features',
      severity: 'error',
      from: { path: '^website/server/' },
      to: { path: [`${app}features/`, appFolders(websiteProgram), appFiles] },
    },
    {
      name: 'the-website-stands-alone',
      severity: 'error',
      from: { path: '^website/' },
      to: { path: '^(backend|e2e|scripts)/' },
    },
    {
      name: 'the-contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(website|backend|e2e|scripts)/' },
    },
    {
      name: 'the-runtime-stands-alone',
      severity: 'error',
      from: { path: '^runtime/' },
      to: { path: '^(website|backend|contract|e2e|scripts)/' },
    },
    ...backendLayers.map((layer, index) => ({
      name: 'a-layer-of-the-backend-imports-only-lower-ones',
      severity: /** @type {const} */ ('error'),
      from: { path: `${backend}${layer}/` },
      to: { path: [backendFiles, ...backendLayers.slice(index + 1).map((higher) => `${backend}${higher}/`)] },
    })),
    {
      name: 'every-folder-of-the-backend-is-in-a-layer',
      severity: 'error',
      from: {},
      to: { path: `${backend}[^/]+/`, pathNot: [besideBackend, `${backend}(${backendLayers.join('|')})/`] },
    },
    {
      name: 'a-folder-of-the-backend-does-not-build-on-its-subfolders',
      severity: 'error',
      // the admin's own files are where it begins; a feature's declaration puts its subfolders together
      from: { path: `${backend}(.+)/[^/]+$`, pathNot: [`${backend}admin/[^/]+$`, declarations] },
      to: { path: `${backend}$1/.+/` },
    },
    {
      name: 'subfolders-of-the-backend-form-no-cycle',
      scope: 'folder',
      severity: 'error',
      from: { path: backend },
      to: { circular: true },
    },
    {
      name: 'the-backend-does-not-know-its-admin',
      severity: 'error',
      from: { path: backend, pathNot: besideBackend },
      to: { path: `${backend}admin/` },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
