import type { SentIssueCard } from '@gevel/contract/newsletter'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageContext } from '../../ui/page/page-context.tsx'
import { IssueList } from './issue-list.tsx'

const context = { origin: '', siteName: 'Gevel', edition: 'general' as const, editorsEmail: null }

/** The days of issues in the list, as a page shows them that is rendered at a moment. */
function daysShown(now: string, ...sent: string[]): (string | undefined)[] {
  const issues = sent.map(
    (sentAt, index): SentIssueCard => ({
      ...{ slug: `nummer-${index}`, list: 'general', subject: 'Nieuws', preview: '', sentAt },
    }),
  )
  const html = renderToStaticMarkup(
    <PageContext value={{ ...context, now }}>
      <IssueList issues={issues} />
    </PageContext>,
  )
  return [...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, day]) => day)
}

test('has the year of an issue that is not of this year, in Dutch time', () => {
  const [newest, older] = ['2025-12-31T23:30:00.000Z', '2025-12-31T22:30:00.000Z']
  expect(daysShown('2026-01-02T08:00:00.000Z', newest, older)).toEqual(['1 jan', '31 dec 2025'])
  expect(daysShown('2025-12-31T23:00:00.000Z', older)).toEqual(['31 dec 2025'])
  expect(daysShown('2025-12-31T22:50:00.000Z', older)).toEqual(['31 dec'])
})
