// The import rule of docs/where-code-lives.md. `npm test` also plants a violation of each rule and expects it to be found.

const app = '^website/app/'
// One file, and its half that may not reach a browser.
const publicFile = `${app}features/[^/]+/public(\\.server)?\\.tsx?$`
const belowFeatures = '(ui|forms|bot-check|session|content|config|state|visitor|routing|styles)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'a-feature-shows-others-only-its-public-file',
      severity: 'error',
      from: { path: `${app}features/([^/]+)/` },
      to: { path: `${app}features/`, pathNot: [`${app}features/$1/`, publicFile] },
    },
    {
      name: 'what-frames-features-uses-only-their-public-file',
      severity: 'error',
      from: { path: `${app}(chrome|root)` },
      to: { path: `${app}features/`, pathNot: publicFile },
    },
    {
      name: 'a-feature-builds-on-what-lies-below-it',
      severity: 'error',
      from: { path: `${app}features/` },
      to: {
        path: ['^website/(app|server)/', '^(backend|e2e|scripts)/'],
        pathNot: `${app}(features/|${belowFeatures})`,
      },
    },
    {
      name: 'nothing-below-features-imports-upward',
      severity: 'error',
      from: { path: `${app}${belowFeatures}` },
      to: { path: ['^website/', '^(backend|e2e|scripts)/'], pathNot: `${app}${belowFeatures}` },
    },
    {
      name: 'ui-only-draws',
      severity: 'error',
      from: { path: `${app}ui/` },
      to: { path: `${app}content/` },
    },
    {
      name: 'the-server-does-not-know-the-features',
      severity: 'error',
      from: { path: '^website/server/' },
      to: { path: `${app}(features|chrome)/` },
    },
    {
      name: 'the-contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(website|backend|e2e|scripts)/' },
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
