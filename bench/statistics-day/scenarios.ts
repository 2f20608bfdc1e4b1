import type { Random } from './random.ts'
import { readers } from './readers.ts'
import {
  article,
  both,
  daytime,
  leaves,
  midnight,
  nothing,
  of,
  readerWith,
  type Scenario,
  secondMs,
} from './scenario.ts'
import type { Browser } from './visit.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const headless =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36'

/** The synthetic day. The fast scraper comes first: the backend counts its minute from its first page view. */
export const scenarios: readonly Scenario[] = [
  {
    rule: 'a program at 200 pages a minute: ours stops at 60, Plausible publishes no limit',
    times: 1,
    make: (some, browser) => {
      const openedMs = daytime(some)
      const documents = Array.from({ length: 200 }, (_, at) => ({
        ...{ url: '/', openedMs: openedMs + at * 300 },
        steps: leaves(1_500),
      }))
      const views = (amount: number) => Array<string>(amount).fill('/')
      const filtered = { reason: 'rate', afterBatches: 60 } as const
      return {
        visits: [{ browser: browser(), documents }],
        truth: nothing,
        plausible: of(views(200)),
        ours: of(views(60)),
        filtered,
      }
    },
  },
  ...readers,
  {
    rule: 'a content blocker, which has plausible.io in its lists',
    times: 300,
    make: readerWith({ hasBlocker: true }, nothing, of(both)),
  },
  {
    rule: 'readers who refused statistics',
    times: 150,
    make: readerWith({ refusesStatistics: true }, of(both), nothing),
  },
  { rule: 'Global Privacy Control', times: 100, make: readerWith({ hasPrivacyControl: true }, of(both), nothing) },
  {
    rule: 'readers without JavaScript: not counted by either',
    times: 60,
    make: readerWith({ runsScripts: false }, nothing, nothing),
  },
  {
    rule: 'bots without JavaScript: not counted by either',
    times: 300,
    make: readerWith({ runsScripts: false, agent: googlebot }, nothing, nothing, nothing),
  },
  ...[
    { rule: 'known bots that run scripts: filtered by both', times: 200, agent: googlebot },
    { rule: 'headless browsers that say so: filtered by both', times: 50, agent: headless },
  ].map(({ rule, times, agent }) => ({
    ...{ rule, times },
    make: (some: Random, browser: () => Browser) => ({
      ...readerWith({ agent }, nothing, nothing, nothing)(some, browser),
      filtered: { reason: 'agent', afterBatches: 0 } as const,
    }),
  })),
  {
    rule: 'a browser driven by a program (webdriver): only Plausible leaves it out',
    times: 20,
    make: readerWith({ isDriven: true }, nothing, of(both), nothing),
  },
  {
    rule: 'a program in a data centre with the agent of a browser: only Plausible knows those addresses',
    times: 100,
    make: readerWith({ isInDataCentre: true }, nothing, of(both), nothing),
  },
  {
    rule: 'a request that arrives twice: our batches have an id',
    times: 40,
    make: readerWith({ sendsTwice: true }, of([...both, ...both]), of(both)),
  },
  {
    rule: 'a page seen in the last seconds before midnight, which ours reports after it',
    times: 60,
    make: (some, browser) => {
      const steps = [
        { atMs: some.between(8, 30) * secondMs, does: 'navigate', url: article },
        ...leaves(60_000),
      ] as const
      const documents = [{ url: '/', openedMs: midnight - 2_500, steps }]
      return { visits: [{ browser: browser(), documents }], truth: of(['/']), plausible: of(['/']), ours: nothing }
    },
  },
]
