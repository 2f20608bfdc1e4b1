import { article, both, daytime, leaves, nothing, of, reading, type Scenario, secondMs, single } from './scenario.ts'
import { minuteMs } from './visit.ts'

const phone = 'Mozilla/5.0 (Android 16; Mobile; rv:149.0) Gecko/149.0 Firefox/149.0'

/** Readers whose scripts are all run, by how they read. */
export const readers: readonly Scenario[] = [
  {
    rule: 'readers with one or two visits, with the back button: counted alike',
    times: 1_500,
    make: (some, browser) => {
      const [own, openedMs] = [browser(), daytime(some)]
      const visits = [reading(own, openedMs, some)]
      const views = [...both]
      if (some.between(1, 3) === 1) {
        visits.push(reading(own, openedMs + 60 * minuteMs, some))
        views.push(...both)
      }
      if (some.between(1, 4) === 1) {
        const steps = [
          { atMs: 3_000, does: 'navigate', url: article },
          { atMs: 20_000, does: 'navigate', url: '/' },
          ...leaves(30_000),
        ] as const
        visits.push({ browser: own, documents: [{ url: '/', openedMs: openedMs + 100 * minuteMs, steps }] })
        views.push('/', article, '/')
      }
      return { visits, truth: of(views), plausible: of(views), ours: of(views) }
    },
  },
  {
    rule: 'six readers behind one address with the same browser: one visitor for both',
    times: 50,
    make: (some, browser) => {
      const shared = browser()
      const visits = Array.from({ length: 6 }, (_, at) => reading(shared, (2 + at) * 60 * minuteMs, some))
      const views = visits.flatMap(() => both)
      return { visits, truth: of(views, 6), plausible: of(views), ours: of(views) }
    },
  },
  {
    rule: 'a reader with a computer and a telephone on other networks: two visitors for both',
    times: 200,
    make: (some, browser) => {
      const visits = [browser(), { ...browser(), agent: phone }].map((own) => reading(own, daytime(some), some))
      const views = [...both, ...both]
      return { visits, truth: of(views), plausible: of(views, 2), ours: of(views, 2) }
    },
  },
  {
    rule: 'a reader whose IPv6 address changes within its /64: one visitor for us, two for Plausible',
    times: 100,
    make: (some, browser) => {
      const own = browser()
      const network = `2001:db8:${own.address.split('.').slice(2).join(':')}`
      const visits = [1, 2].map((host) => reading({ ...own, address: `${network}::${host}` }, daytime(some), some))
      const views = [...both, ...both]
      return { visits, truth: of(views), plausible: of(views, 2), ours: of(views) }
    },
  },
  {
    rule: 'an article left within 5 s: not read for us',
    times: 600,
    make: (some, browser) => ({
      visits: [single(browser(), some, { url: article, steps: leaves(some.between(1_100, 4_900)) })],
      ...{ truth: of([article]), plausible: of([article]), ours: nothing },
    }),
  },
  {
    rule: 'a page left within a second, before our scripts load',
    times: 200,
    make: (some, browser) => ({
      visits: [single(browser(), some, { url: '/', steps: leaves(some.between(200, 950)) })],
      ...{ truth: of(['/']), plausible: of(['/']), ours: nothing },
    }),
  },
  {
    rule: 'a page loaded again: counted alike',
    times: 200,
    make: (some, browser) => {
      const openedMs = daytime(some)
      const documents = [0, 30_000].map((afterMs) => ({
        url: '/',
        openedMs: openedMs + afterMs,
        steps: leaves(20_000),
      }))
      const counted = of(['/', '/'])
      return { visits: [{ browser: browser(), documents }], truth: counted, plausible: counted, ours: counted }
    },
  },
  {
    rule: 'a page that the browser restores as it was by the back button: only Plausible counts it again',
    times: 200,
    make: (some, browser) => ({
      visits: [
        single(browser(), some, {
          url: '/',
          steps: [...leaves(10_000), { atMs: 40_000, does: 'restore' }, ...leaves(60_000)],
        }),
      ],
      ...{ truth: of(['/', '/']), plausible: of(['/', '/']), ours: of(['/']) },
    }),
  },
  {
    rule: 'a tab opened in the background or a prerendered page, seen later: counted alike',
    times: 300,
    make: (some, browser) => {
      const at = some.between(2, 900) * secondMs
      const steps = [{ atMs: at, does: 'show' }, ...leaves(at + 8_000)] as const
      const counted = of([article])
      const visits = [single(browser(), some, { url: article, isHidden: true, steps })]
      return { visits, truth: counted, plausible: counted, ours: counted }
    },
  },
  {
    rule: 'a tab or prerendered page that nobody looks at: not counted by either',
    times: 450,
    make: (some, browser) => ({
      visits: [single(browser(), some, { url: article, isHidden: true, steps: leaves(60_000) })],
      ...{ truth: nothing, plausible: nothing, ours: nothing },
    }),
  },
  {
    rule: 'an article read for 3 s, and again after another tab: counted alike',
    times: 100,
    make: (some, browser) => {
      const steps = [{ atMs: 4_000, does: 'hide' }, { atMs: 50_000, does: 'show' }, ...leaves(53_000)] as const
      const counted = of([article])
      const visits = [single(browser(), some, { url: article, steps })]
      return { visits, truth: counted, plausible: counted, ours: counted }
    },
  },
  {
    rule: 'another search on the page of results: Plausible counts a change of path only',
    times: 150,
    make: (some, browser) => {
      const steps = [{ atMs: 9_000, does: 'navigate', url: '/zoeken?q=dakpan' }, ...leaves(30_000)] as const
      return {
        visits: [single(browser(), some, { url: '/zoeken?q=baksteen', steps })],
        ...{ truth: of(['/zoeken', '/zoeken']), plausible: of(['/zoeken']), ours: of(['/zoeken', '/zoeken']) },
      }
    },
  },
]
