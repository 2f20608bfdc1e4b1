/** Other names in the test files of a feature than that of its folder. */
const otherNames: Record<string, string> = {
  accounts:
    'account|email-change|following|password|pending-change|personal-data|provider|reader-state|registration|session',
  auth: 'account|password|pending-change|provider|registration|session',
  clicks: 'click|banner',
  'click-tracking': 'click|banner',
  directory: 'chain|compan(y|ies)',
  editors: 'abilit(y|ies)|colleague|editor|role|second-factor',
  home: 'front-page',
  'issue-reader': 'issue|magazine',
  'reading-list': 'following|pending-change|saved',
  'vacancy-list': 'vacanc(y|ies)',
}

/** The folders with features, with the tests over each: those over the website and the admin need a browser. */
const programs = {
  'backend/src/features': /^(backend\/tests|e2e)\//,
  'backend/src/admin': /^e2e\/journeys\/(slow\/)?editor\//,
  'website/app/features': /^e2e\//,
}

/**
 * The tests of the feature in whose folder a file is: those whose name contains the feature's, in singular or plural. None
 * when it is in no such folder, or no test has that name.
 * @param tests paths of all test files
 */
export function testsOfFeature(file: string, tests: readonly string[]): string[] {
  for (const [program, over] of Object.entries(programs)) {
    const [folder = '', rest] = file.startsWith(`${program}/`) ? file.slice(program.length + 1).split('/') : []
    if (rest === undefined) continue
    const names = otherNames[folder] ?? folder.replace(/ies$/, '(y|ies)').replace(/s$/, '')
    const named = new RegExp(`[/-](${names})s?[-.][^/]*$`)
    const ofProgram = tests.filter((test) => over.test(test))
    const found = ofProgram.filter((test) => named.test(test))
    // what several screens of the admin share
    if (program === 'backend/src/admin') return found.length > 0 ? found : ofProgram
    // a feature may show something on any screen
    const screens =
      program === 'website/app/features' ? tests.filter((test) => test.endsWith('/screens.journey.ts')) : []
    return found.length > 0 ? [...found, ...screens] : []
  }
  return []
}
